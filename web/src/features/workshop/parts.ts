// Everything of the workshop in one chunk: smaller ones would be merged into what every page loads.
export { default as PackChoice } from "./PackChoice.svelte";
export { default as default } from "./Workshop.svelte";
export { default as WorkshopLink } from "./WorkshopLink.svelte";
