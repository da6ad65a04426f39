import { begin } from "../lib/begin.ts";
import "./paper.css";
import Page from "./Page.svelte";

begin(Page);
