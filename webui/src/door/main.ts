import { begin } from "../lib/begin.ts";
import Door from "./Door.svelte";

begin(Door);
