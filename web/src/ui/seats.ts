// The appearance of seats: a colour, a pattern and an emblem, never colour alone.
export interface Look {
  colour: string;
  ink: string;
  emblem: string;
  pattern: string;
}

const LOOKS: Record<string, Look> = {
  "1905": { colour: "#5aa9e6", ink: "#06141f", emblem: "gear", pattern: "vertical" },
  bandits: { colour: "#e08a3c", ink: "#1d0e02", emblem: "blades", pattern: "diagonal" },
  red_line: { colour: "#e4574c", ink: "#200503", emblem: "star", pattern: "plain" },
  bauman: { colour: "#7cc36a", ink: "#0a1a05", emblem: "hammer", pattern: "dots" },
  reich: { colour: "#b7a4dd", ink: "#140c24", emblem: "bars", pattern: "cross" },
  arbat: { colour: "#e5cf58", ink: "#1d1803", emblem: "lamp", pattern: "horizontal" },
  vdnkh: { colour: "#5fc9b8", ink: "#03201b", emblem: "rocket", pattern: "rings" },
};
const BY_SEAT = ["1905", "bandits", "red_line", "bauman", "reich", "arbat"];
const CARD_FACTIONS: Record<string, string> = {
  fourth_reich: "reich",
  vdnkh_commonwealth: "vdnkh",
  bauman_alliance: "bauman",
  arbat_confederation: "arbat",
  confederation_of_1905: "1905",
};

export function lookOf(faction: string | null | undefined, seat = 0): Look {
  const name = faction ? (CARD_FACTIONS[faction] ?? faction.replace("faction_", "")) : BY_SEAT[seat];
  return LOOKS[name ?? ""] ?? LOOKS[BY_SEAT[seat] ?? "arbat"]!;
}

export const PATTERNS = ["vertical", "horizontal", "diagonal", "cross", "dots", "rings"];
