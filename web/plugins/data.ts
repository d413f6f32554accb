// The page's data, read from the package itself when the page is built: words, rules, map, cards, and only the icons it uses.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { ICON_NAMES } from "../src/lib/icon-names";

const PACKAGE = join(import.meta.dirname, "../../src/metro2033");
const GAMES = ["board", "breakthrough"];
const SHARED = /^(cli|common|problems|server|web\w*)\.ftl$/;
const BOARD_KINDS = ["factions", "heroes", "laws", "threats", "equipment", "missions", "combat"];
const CARD_KINDS = ["factions", "heroes", "resources", "stations", "threats", "caravans"];

const read = (...path: string[]) => readFileSync(join(PACKAGE, ...path), "utf8");
const list = (...path: string[]) => readdirSync(join(PACKAGE, ...path)).sort();

function texts(language: string): Record<string, string> {
  const shared = list("text", language).filter((file) => SHARED.test(file)).map((file) => read("text", language, file)).join("\n");
  const games = GAMES.map((game) => {
    const files = list("text", language, game).filter((file) => file.endsWith(".ftl"));
    return [game, files.map((file) => read("text", language, game, file)).join("\n")];
  });
  return { shared: withoutHelp(shared), ...Object.fromEntries(games) };
}

/** The terminal's help is of no use here. */
function withoutHelp(text: string): string {
  return text.split("\n").filter((line) => !/^(help-|verify-|serve-|backup-|bench-|play-|#)/.test(line)).join("\n");
}

function rules(language: string): Record<string, string[]> {
  return Object.fromEntries(GAMES.map((game) => {
    const has = existsSync(join(PACKAGE, "text", language, "rules", game));
    const from = has ? language : "en";
    return [game, list("text", from, "rules", game).map((file) => read("text", from, "rules", game, file))];
  }));
}

type Table = Record<string, unknown>;

function cards(game: string, kinds: string[]): Table {
  const found: Table = {};
  for (const kind of kinds) {
    for (const [name, entries] of Object.entries(parse(read(game, "content", `${kind}.toml`)))) {
      if (!Array.isArray(entries) || name === "goal") continue;
      for (const entry of entries as Table[]) {
        const { id, provenance, ability, effect, property, reward, bonus, goal, ...facts } = entry;
        const kept = game === "breakthrough" ? { reward, bonus } : name === "combat_card" ? { bonus } : {};
        found[id as string] = { kind: name, ...facts, ...kept, provenance };
      }
    }
  }
  return found;
}

function content(): Table {
  const { stations, line, hubs } = parse(read("board", "content", "map.toml"));
  const { space } = parse(read("board", "content", "track.toml"));
  return { stations, lines: line, hubs, track: space, board: cards("board", BOARD_KINDS), breakthrough: cards("breakthrough", CARD_KINDS) };
}

function icons(): Record<string, string> {
  const path = join(import.meta.dirname, "../node_modules/@iconify-json/game-icons/icons.json");
  const all = (JSON.parse(readFileSync(path, "utf8")) as { icons: Record<string, { body: string }> }).icons;
  return Object.fromEntries(ICON_NAMES.map((name) => {
    const shape = all[name]?.body.match(/ d="([^"]+)"/)?.[1];
    if (!shape) throw new Error(`there is no icon ${name}`);
    return [name, shape];
  }));
}

const MAKERS: Record<string, (argument: string) => unknown> = { texts, rules, content, icons };

export function packageData(): Plugin {
  const prefix = "\0package:";
  return {
    name: "package-data",
    resolveId: (id) => (id.startsWith("package:") ? prefix + id.slice(8) : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [maker = "", argument = ""] = id.slice(prefix.length).split("/");
      const value = MAKERS[maker]?.(argument);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
    },
  };
}
