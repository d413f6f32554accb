// The icon of each verb on the buttons of its choices; none if the target's own icon is more specific.
import type { BreakthroughVerb } from "../../net/types/names";
import type { IconName } from "../../text/icon-names";

export const verbs: Record<BreakthroughVerb, IconName | ""> = {
  choose: "",
  complete: "mission",
  deck: "deck",
  decline: "single_use",
  defend: "shield",
  discard: "single_use",
  do_not_defend: "threat",
  double: "",
  end_turn: "eq_flag",
  give_up: "single_use",
  keep: "station",
  lose: "",
  no_hero: "hero",
  pass: "shield",
  pick: "",
  play: "hand",
  remove: "",
  remove_turned: "",
  spend: "",
  swap: "round",
  take: "",
  tidy: "tidy",
  turn: "shield",
};
