import { begin } from "../lib/begin.ts";
import Captain from "./Captain.svelte";

begin(Captain);
