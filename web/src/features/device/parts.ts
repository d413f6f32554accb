// What the home page shows of the device, fetched on demand.
export { default as Games } from "./Games.svelte";
export { default as Lead } from "./Lead.svelte";
export { default as Together } from "./Together.svelte";
