// What a part of the card game's table is given.
import type { Part, Shown } from "../../live/look";
import type { BreakthroughView } from "../../net/types/breakthrough";

export type CardPart = Part<Shown<BreakthroughView>>;
