import { begin } from "../lib/begin.ts";
import Host from "./Host.svelte";

begin(Host);
