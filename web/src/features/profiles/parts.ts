// All components of profiles and leaderboards in one chunk: the bundler would merge smaller ones into the chunk that every page loads.
export { default as Consent } from "./Consent.svelte";
export { default as GameRatings } from "./GameRatings.svelte";
export { default as Leaderboards } from "./Leaderboards.svelte";
export { default as default } from "./Profile.svelte";
