// Who plays a seat, and what they are doing: from the room and the open questions.
import type { QuestionView, RoomView } from "../lib/types/wire";

export interface Presence {
  name: string;
  state: "" | "online" | "away"; // of a person; nothing of a bot
  thinking: boolean;
}

export function presenceOf(seat: number, room: RoomView | null, names: string[], asked: QuestionView[]): Presence {
  const taken = room?.seats[seat];
  const member = taken && !taken.bot ? room?.members.find((one) => one.member === taken.member) : undefined;
  const here = Boolean(member?.present) && !taken?.absent;
  return {
    name: names[seat] ?? "",
    state: member ? (here ? "online" : "away") : "",
    thinking: asked.some((question) => question.seat === seat),
  };
}
