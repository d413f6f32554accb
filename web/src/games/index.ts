// The games that the page can show. The tables are fetched when they are first played or replayed.
export const boardTable = () => import("./board/BoardTable.svelte");
export const cardTable = () => import("./breakthrough/CardTable.svelte");
export { inPlay } from "./board/map/say-station";
