// The only list of the games that the page can show.
import type { BoardView } from "../net/types/board";
import type { BreakthroughView } from "../net/types/breakthrough";
import { GAMES, type GameName } from "../net/types/names";
import { ui as board } from "./board/ui";
import { ui as breakthrough } from "./breakthrough/ui";
import type { GameUi } from "./game-ui";

const UIS = { board, breakthrough } satisfies Record<GameName, unknown>;
/** The view of a seat in any game. */
export type GameView = BoardView | BreakthroughView;

export const uiOf = (game: GameName): GameUi => UIS[game] as GameUi;

/** Returns the interface of the game that a view belongs to. */
export const gameOf = (view: GameView): GameName => GAMES.find((game) => UIS[game].shows(view)) ?? GAMES[0];
export const uiFor = (view: GameView): GameUi => uiOf(gameOf(view));

export type { EventRow, GameUi, TableProps } from "./game-ui";
