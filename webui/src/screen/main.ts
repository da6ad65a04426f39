import { begin } from "../lib/begin.ts";
import Screen from "./Screen.svelte";

begin(Screen);
