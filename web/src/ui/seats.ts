// The appearance of seats: a colour, a pattern and an emblem, never colour alone.
export interface Look {
  colour: string;
  ink: string;
  emblem: string;
  pattern: string;
}

const LOOKS: Record<string, { emblem: string; pattern: string }> = {
  "1905": { emblem: "gear", pattern: "vertical" },
  bandits: { emblem: "blades", pattern: "diagonal" },
  red_line: { emblem: "star", pattern: "plain" },
  bauman: { emblem: "hammer", pattern: "dots" },
  reich: { emblem: "bars", pattern: "cross" },
  arbat: { emblem: "lamp", pattern: "horizontal" },
  vdnkh: { emblem: "rocket", pattern: "rings" },
};
const BY_SEAT = ["1905", "bandits", "red_line", "bauman", "reich", "arbat"];
const CARD_FACTIONS: Record<string, string> = {
  fourth_reich: "reich",
  vdnkh_commonwealth: "vdnkh",
  bauman_alliance: "bauman",
  arbat_confederation: "arbat",
  confederation_of_1905: "1905",
};

/** Returns the name that a faction has in both games; empty if there is none. */
export const sharedName = (faction: string | null | undefined): string =>
  faction ? (CARD_FACTIONS[faction] ?? faction.replace("faction_", "")) : "";

export function lookOf(faction: string | null | undefined, seat = 0): Look {
  const name = sharedName(faction);
  const known = name in LOOKS ? name : (BY_SEAT[seat] ?? "arbat");
  return { colour: `var(--f-${known})`, ink: `var(--f-${known}-ink)`, ...LOOKS[known]! };
}

export const PATTERNS = ["vertical", "horizontal", "diagonal", "cross", "dots", "rings"];
