import { begin } from "../lib/begin.ts";
import Panel from "./Panel.svelte";

begin(Panel);
