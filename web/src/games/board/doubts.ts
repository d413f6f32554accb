// Choices that the table suggests and that may be unavailable now; the reader can ask why.
import type { Sayer } from "../../text/sayer";
import type { BoardView } from "../../net/types/board";
import type { QuestionView } from "../../net/types/wire";

const HERO_ACTIONS = ["buy_equipment", "receive_mission", "exchange_resources", "scout", "use_ability"];

export interface Doubt {
  id: string;
  name: string;
}

export function doubtsOf(view: BoardView, question: QuestionView | null, seat: number | null, sayer: Sayer): Doubt[] {
  const me = seat === null ? undefined : view.seats[seat];
  if (!me || !question) return [];
  const offered = new Set(question.options?.map((option) => option.id));
  const say = (verb: string, kind: string, target: string) => ({
    id: kind ? `${verb} ${target}` : verb,
    name: sayer.choice({ id: "", verb, kind, target, rules: [] }, "", { players: [], figures: [] }),
  });
  const heroes = view.seats.filter((other) => other.seat !== seat && other.hero).map((other) => other.hero!);
  return [
    ...HERO_ACTIONS.map((verb) => say(verb, "", "")),
    ...me.missions.map((card) => say("complete", "mission", card)),
    ...[...new Set(view.market)].map((card) => say("buy", "equipment", card)),
    ...heroes.map((hero) => say("attack", "hero", hero)),
  ].filter((doubt) => !offered.has(doubt.id));
}
