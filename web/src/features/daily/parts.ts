// All components of the deal of the day in one chunk: the bundler would merge smaller ones into the chunk that every page loads.
export { default as default } from "./Daily.svelte";
