import { begin } from "../lib/begin.ts";
import Scores from "./Scores.svelte";

begin(Scores);
