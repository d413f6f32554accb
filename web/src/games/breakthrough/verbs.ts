// The icon of each verb of the game on the buttons of its choices; nothing where the target's own icon says more.
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
  end_turn: "flag",
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
