// Who plays a seat, and what they are doing, from the room and the open questions.
import type { Seen } from "../live/look";
import type { QuestionView, RoomView } from "../net/types/wire";

export interface Presence {
  name: string;
  state: "" | "online" | "away"; // of a person; empty while a bot plays
  thinking: boolean;
}

/** Returns the questions whose answers the reader waits for: none during the reader's turn or in a past position. */
export const awaited = (seen: Pick<Seen, "question" | "questions" | "now">): QuestionView[] =>
  seen.question || seen.now !== undefined ? [] : seen.questions;

export function presenceOf(seat: number, room: RoomView | null, names: string[], asked: QuestionView[]): Presence {
  const taken = room?.seats[seat];
  const member =
    taken && !taken.bot && !taken.stand_in ? room?.members.find((member) => member.member === taken.member) : undefined;
  const here = Boolean(member?.present) && !taken?.absent;
  return {
    name: names[seat] ?? "",
    state: member ? (here ? "online" : "away") : "",
    thinking: asked.some((question) => question.seat === seat),
  };
}
