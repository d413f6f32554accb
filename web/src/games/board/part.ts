// What a part of the board game's table is given.
import type { Part, Shown } from "../../live/look";
import type { BoardView } from "../../net/types/board";

export type BoardPart = Part<Shown<BoardView>>;
