// Reads the page's data from the Python package at build time: texts, rules, map, cards, and only the icons in use.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { ICON_NAMES } from "../src/lib/icon-names";

const PACKAGE = join(import.meta.dirname, "../../src/metro2033");
const GAMES = ["board", "breakthrough"];
const TERMINAL_ONLY = ["arena.ftl", "built.ftl"];
const BOARD_KINDS = ["factions", "heroes", "laws", "threats", "equipment", "missions", "combat"];
const CARD_KINDS = ["factions", "heroes", "resources", "stations", "threats", "caravans"];

const read = (...path: string[]) => readFileSync(join(PACKAGE, ...path), "utf8");
const list = (...path: string[]) => readdirSync(join(PACKAGE, ...path)).sort();

function texts(language: string): Record<string, string> {
  const files = list("text", language).filter((file) => file.endsWith(".ftl") && !TERMINAL_ONLY.includes(file));
  const shared = files.map((file) => read("text", language, file)).join("\n");
  const games = GAMES.map((game) => {
    const files = list("text", language, game).filter((file) => file.endsWith(".ftl"));
    return [game, files.map((file) => read("text", language, game, file)).join("\n")] as const;
  });
  return { shared: withoutHelp(shared), ...Object.fromEntries<string>(games) };
}

/** Leaves out the texts of the command line. */
function withoutHelp(text: string): string {
  return text
    .split("\n")
    .filter((line) => !/^(help-|verify-|serve-|backup-|bench-|play-|#)/.test(line))
    .join("\n");
}

interface Entry {
  id: string;
  title: string;
  text: string[];
  editions: Record<string, string>;
  see: string[];
  source: string;
  switch: string;
}

/** One chapter of the rules; text/rulebook.py describes the form. */
function chapter(language: string, game: string, name: string) {
  const [head = "", ...parts] = read("text", language, "rules", game, `${name}.md`).split(/^(?=## )/m);
  const [title = "", ...intro] = head.trim().split("\n");
  const entries = parts.map((part): Entry => {
    const [heading = "", ...rest] = part.trim().split("\n");
    const [, id = "", titled = ""] = heading.match(/^## (\S+) (.+)$/) ?? [];
    const bullets: Record<string, string> = Object.fromEntries<string>(
      rest.flatMap((line) =>
        [...line.matchAll(/^- ([a-z0-9]+): (.+)$/g)].map((match) => [match[1] ?? "", match[2] ?? ""] as const),
      ),
    );
    const text = rest
      .filter((line) => !/^- [a-z0-9]+: /.test(line))
      .join("\n")
      .trim()
      .split(/\n{2,}/);
    const { source = "", see = "", switch: changed = "", ...editions } = bullets;
    return { id, title: titled, text, editions, see: see ? see.split(", ") : [], source, switch: changed };
  });
  return { name, title: title.replace(/^# /, ""), intro: intro.join(" ").trim(), entries };
}

/** The rules of both games in a language; only the English files contain the references. */
function rules(language: string) {
  const order = parse(read("text", "rules.toml")) as Record<string, string[]>;
  return Object.fromEntries(
    GAMES.map((game) => [
      game,
      (order[game] ?? []).map((name) => {
        const own = chapter(language, game, name);
        const source = new Map(chapter("en", game, name).entries.map((entry) => [entry.id, entry]));
        return { ...own, entries: own.entries.map((entry) => ({ ...entry, ...referred(source.get(entry.id)) })) };
      }),
    ]),
  );
}

const referred = (entry?: Entry) => entry && { see: entry.see, source: entry.source, switch: entry.switch };

type Table = Record<string, unknown>;

/** What a card face draws of the effects of a card: the printed data, under the name of its place on the card. */
function effects(name: string, entry: Table, goals: Map<unknown, Table>): Table {
  if (name === "mission") return { effects: entry.ability, goal: { id: entry.goal, ...goals.get(entry.goal) } };
  if (name === "threat") return { effects: entry.property, rewards: entry.reward };
  if (name === "faction") return { rewards: entry.bonus };
  return { effects: entry.effect, bonus: entry.bonus };
}

function cards(game: string, kinds: string[]): Table {
  const found: Table = {};
  for (const kind of kinds) {
    const read_in = parse(read(game, "content", `${kind}.toml`)) as Record<string, Table[]>;
    const goals = new Map((read_in.goal ?? []).map((one) => [one.id, one.goal as Table]));
    for (const [name, entries] of Object.entries(read_in)) {
      if (!Array.isArray(entries) || name === "goal") continue;
      for (const entry of entries) {
        const { id, provenance, ability, effect, property, reward, bonus, goal, windows, ...facts } = entry;
        const kept = game === "breakthrough" ? { reward, bonus } : effects(name, entry, goals);
        found[id as string] = { kind: name, ...facts, ...kept };
      }
    }
  }
  return found;
}

/** Where the values of every card come from, by game and card: "rulebook", "public", "reconstructed". */
function provenance(): Table {
  const of = (game: string, kinds: string[]) =>
    Object.fromEntries(
      kinds
        .flatMap((kind) => Object.values(parse(read(game, "content", `${kind}.toml`)) as Record<string, Table[]>))
        .filter(Array.isArray)
        .flat()
        .map((entry) => {
          const sources = Object.values((entry.provenance ?? {}) as Record<string, string>);
          return [entry.id, [...new Set(sources.map((from) => from.split(":")[0]))]];
        }),
    );
  return { board: of("board", BOARD_KINDS), breakthrough: of("breakthrough", CARD_KINDS) };
}

interface Drawing extends Table {
  docks?: unknown;
}

/** The schematic drawing, without what only other interfaces read. */
function schematic(): Table {
  const { provenance, landscape, portrait, ...colours } = parse(read("board", "content", "schematic.toml"));
  const drawn = ({ docks, ...layout }: Drawing) => layout;
  return { ...colours, landscape: drawn(landscape as Drawing), portrait: drawn(portrait as Drawing) };
}

function content(): Table {
  const { stations, line, hubs } = parse(read("board", "content", "map.toml"));
  const { space } = parse(read("board", "content", "track.toml"));
  return {
    stations: (stations as Table[]).map(({ at, ...station }) => station),
    lines: line,
    hubs,
    schematic: schematic(),
    track: space,
    board: cards("board", BOARD_KINDS),
    breakthrough: cards("breakthrough", CARD_KINDS),
  };
}

function icons(): Record<string, string> {
  const path = join(import.meta.dirname, "../node_modules/@iconify-json/game-icons/icons.json");
  const all = (JSON.parse(readFileSync(path, "utf8")) as { icons: Record<string, { body: string }> }).icons;
  return Object.fromEntries(
    ICON_NAMES.map((name) => {
      const shape = all[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!shape) throw new Error(`there is no icon ${name}`);
      return [name, shape];
    }),
  );
}

const MAKERS: Record<string, (argument: string) => unknown> = { texts, content, icons, provenance };

export function packageData(): Plugin {
  const prefix = "\0package:";
  return {
    name: "package-data",
    resolveId: (id) => (id.startsWith("package:") ? prefix + id.slice(8) : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [maker = "", argument = ""] = id.slice(prefix.length).split("/");
      if (maker === "rules") {
        const file = this.emitFile({
          type: "asset",
          name: `rules-${argument}.json`,
          source: JSON.stringify(rules(argument)),
        });
        return `export default import.meta.ROLLUP_FILE_URL_${file};`;
      }
      const value = MAKERS[maker]?.(argument);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
    },
  };
}
