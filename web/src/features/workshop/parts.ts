// All components of the workshop in one chunk: the bundler would merge smaller ones into the chunk that every page loads.
export { default as PackChoice } from "./PackChoice.svelte";
export { default as default } from "./Workshop.svelte";
export { default as WorkshopLink } from "./WorkshopLink.svelte";
