// Everything of profiles and leaderboards in one chunk: smaller ones would be merged into what every page loads.
export { default as Consent } from "./Consent.svelte";
export { default as GameRatings } from "./GameRatings.svelte";
export { default as Leaderboards } from "./Leaderboards.svelte";
export { default as default } from "./Profile.svelte";
