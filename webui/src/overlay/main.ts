import { begin } from "../lib/begin.ts";
import { wishesOf } from "./wishes.ts";
import Overlay from "./Overlay.svelte";

begin(Overlay, wishesOf(location.search).language);
