// All components of leagues in one chunk: the bundler would merge smaller ones into the chunk that every page loads.
export { default as default } from "./Leagues.svelte";
export { default as TableNote } from "./TableNote.svelte";
