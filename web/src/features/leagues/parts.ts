// Everything of leagues in one chunk: smaller ones would be merged into what every page loads.
export { default as default } from "./Leagues.svelte";
export { default as TableNote } from "./TableNote.svelte";
