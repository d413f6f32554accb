// Reads the page's data from the Python package at build time: texts, rules, map, cards, and only the icons in use.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/net/types/languages";
import { GAMES } from "../src/net/types/names";
import { PLAIN } from "../src/text/icon-names";
import { addressOf } from "./fetched";
import { isNamed, isNamedAtTables } from "./named";

const PACKAGE = join(import.meta.dirname, "../../src/metro2033");
const TERMINAL_ONLY = [
  "agent.ftl",
  "arena.ftl",
  "bots.ftl",
  "built.ftl",
  "effects.ftl",
  "exploit.ftl",
  "leagues.ftl",
  "mails.ftl",
  "operators.ftl",
  "packs.ftl",
  "review_cli.ftl",
  "tui.ftl",
  "workshop.ftl",
];
const BOARD_KINDS = ["factions", "heroes", "laws", "threats", "equipment", "missions", "combat"];
const CARD_KINDS = ["factions", "heroes", "resources", "stations", "threats", "caravans"];

const read = (...path: string[]) => readFileSync(join(PACKAGE, ...path), "utf8");
const list = (...path: string[]) => readdirSync(join(PACKAGE, ...path)).sort();

/** The texts of the program, of which the page includes only those that it names. */
const PROGRAM = [
  "archive.ftl",
  "cli.ftl",
  "dataset.ftl",
  "faults.ftl",
  "notices.ftl",
  "origin.ftl",
  "problems.ftl",
  "reasons.ftl",
  "refusals.ftl",
  "screen.ftl",
  "server.ftl",
  "svg.ftl",
  "terminal.ftl",
  "train.ftl",
];

/** Subjects whose texts are loaded on demand: files whose name has this prefix, with or without "web_" before it. */
const APART = [
  "accounts",
  "companions",
  "daily",
  "device",
  "leagues",
  "lessons",
  "luck",
  "moderation",
  "plan",
  "presets",
  "profiles",
  "puzzles",
  "review",
  "trainer",
  "workshop",
];
/** The page's own texts that no table names: loaded by all other parts of the page. */
const PAGES = "pages";
const subjectOf = (file: string) => /^(?:web_)?([a-z]+)/.exec(file)?.[1] ?? "";

/** Returns the texts of a game, or those that both share, as "en-board"; or those of a subject, as "en-board-lessons". */
function texts(wanted: string): string {
  const [language = "", part = "", subject = ""] = wanted.split("-");
  const game = part === "shared" ? "" : part;
  if (!subject || subject === PAGES)
    return textsOf(language, game, (file) => !APART.includes(subjectOf(file)), subject === PAGES);
  const about = (file: string) => subjectOf(file) === subject;
  return textsOf(language, "", about) + (game ? textsOf(language, game, about) : "");
}

function textsOf(language: string, game: string, wanted: (file: string) => boolean, pages = false): string {
  const folder = game ? ["games", game, "text", language] : ["text", language];
  return list(...folder)
    .filter((file) => file.endsWith(".ftl") && !TERMINAL_ONLY.includes(file) && wanted(file))
    .map((file) => {
      const text = read(...folder, file).replaceAll(/^#.*\n|^\n/gm, "");
      const known = PROGRAM.includes(file) ? chosen(text, isNamed) : text;
      if (game || APART.includes(subjectOf(file))) return known;
      const splits = PROGRAM.includes(file) || file.startsWith("web");
      return chosen(known, (key) => (splits && !isNamedAtTables(key)) === pages);
    })
    .join("\n");
}

const keyOf = (message: string) => /^[\w-]+/.exec(message)?.[0] ?? "";
/** Returns the messages of a file with the given keys. */
const chosen = (text: string, wanted: (key: string) => boolean) =>
  text
    .split(/^(?=[a-z])/m)
    .filter((message) => wanted(keyOf(message)))
    .join("");

interface Entry {
  id: string;
  title: string;
  text: string[];
  editions: Record<string, string>;
  see: string[];
  source: string;
  switches: string[];
}

const listed = (text: string) => (text ? text.split(", ") : []);

/** Returns one chapter of the rules; text/rulebook.py describes the format. */
function chapter(language: string, game: string, name: string) {
  const [head = "", ...parts] = read("games", game, "text", language, "rules", `${name}.md`).split(/^(?=## )/m);
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
    return { id, title: titled, text, editions, see: listed(see), source, switches: listed(changed) };
  });
  return { name, title: title.replace(/^# /, ""), intro: intro.join(" ").trim(), entries };
}

/** Returns the rules of both games in a language; only the English files contain the references. */
function rules(language: string) {
  const chapters = (game: string) =>
    (parse(read("games", game, "text", "rules.toml")) as { chapters: string[] }).chapters;
  return Object.fromEntries(
    GAMES.map((game) => [
      game,
      chapters(game).map((name) => {
        const own = chapter(language, game, name);
        const source = new Map(chapter("en", game, name).entries.map((entry) => [entry.id, entry]));
        return { ...own, entries: own.entries.map((entry) => ({ ...entry, ...referred(source.get(entry.id)) })) };
      }),
    ]),
  );
}

const referred = (entry?: Entry) => entry && { see: entry.see, source: entry.source, switches: entry.switches };

type Table = Record<string, unknown>;

/** Returns the part of a card's effects that its face draws: the printed data, under the name of its place on the card. */
function effects(name: string, entry: Table, goals: Map<unknown, Table>): Table {
  if (name === "mission") return { effects: entry.ability, goal: { id: entry.goal, ...goals.get(entry.goal) } };
  if (name === "threat") return { effects: entry.property, rewards: entry.reward };
  if (name === "faction") return { rewards: entry.bonus };
  return { effects: entry.effect, bonus: entry.bonus };
}

function cards(game: string, kinds: string[]): Table {
  const found: Table = {};
  for (const kind of kinds) {
    const read_in = parse(read("games", game, "content", `${kind}.toml`)) as Record<string, Table[]>;
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

/** Returns the provenance of the values of every card, by game and card: "rulebook", "public", "reconstructed". */
function provenance(): Table {
  const of = (game: string, kinds: string[]): Table => {
    const files = kinds.map((kind) => parse(read("games", game, "content", `${kind}.toml`)) as Record<string, Table[]>);
    const cards = files.flatMap((file) => Object.values(file).filter(Array.isArray)).flat() as Table[];
    return Object.fromEntries(
      cards.map(({ id, provenance: sources }) => {
        const names = Object.values((sources ?? {}) as Record<string, string>);
        return [id as string, [...new Set(names.map((from) => from.split(":")[0]))]];
      }),
    );
  };
  return { board: of("board", BOARD_KINDS), breakthrough: of("breakthrough", CARD_KINDS) };
}

interface Drawing extends Table {
  docks?: unknown;
}

/** Returns the schematic drawing without the fields that only other interfaces read. */
function schematic(): Table {
  const { provenance, landscape, portrait, ...colours } = parse(read("games", "board", "content", "schematic.toml"));
  const drawn = ({ docks, ...layout }: Drawing) => layout;
  return { ...colours, landscape: drawn(landscape as Drawing), portrait: drawn(portrait as Drawing) };
}

function content(): Table {
  const { stations, line, hubs } = parse(read("games", "board", "content", "map.toml"));
  const { space } = parse(read("games", "board", "content", "track.toml"));
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

/** The icons of the cards of all games, by card. */
const cardIcons = (): Record<string, string> =>
  Object.assign({}, ...GAMES.map((game) => parse(read("games", game, "draw", "icons.toml")))) as Record<string, string>;

function icons(): Record<string, string> {
  const path = join(import.meta.dirname, "../node_modules/@iconify-json/game-icons/icons.json");
  const all = (JSON.parse(readFileSync(path, "utf8")) as { icons: Record<string, { body: string }> }).icons;
  return Object.fromEntries(
    [...Object.values<string>(PLAIN), ...Object.values(cardIcons())].map((name) => {
      const shape = all[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!shape) throw new Error(`there is no icon ${name}`);
      return [name, shape];
    }),
  );
}

/** Returns the help for newcomers to a game, as "en-board". */
function help(wanted: string): string {
  const [language = "", game = ""] = wanted.split("-");
  return read("games", game, "text", language, "help", "newcomers.ftl");
}

/** Returns the addresses of all help, by language and game. */
function helpAddresses(): string {
  const wanted = LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game] as const));
  const imports = wanted.map(
    ([language, game]) => `import ${language}_${game} from "package:help/${language}-${game}";`,
  );
  return `${imports.join("")}export default ${record(LANGUAGES, (one) => record(GAMES, (game) => `${one}_${game}`))};`;
}

/** Returns the addresses of the rules, by language. */
function rulesAddresses(): string {
  const imports = LANGUAGES.map((language) => `import ${language} from "package:rules/${language}";`);
  return `${imports.join("")}export default ${record(LANGUAGES, (one) => one)};`;
}

/** Files that the page fetches on demand; the value of the module is the file's address. */
const FETCHED: Record<string, (argument: string) => { name: string; source: string }> = {
  rules: (language) => ({ name: `rules-${language}.json`, source: JSON.stringify(rules(language)) }),
  help: (wanted) => ({ name: `help-${wanted}.txt`, source: help(wanted) }),
};
const book = (game: string): unknown => JSON.parse(read("games", game, "study", "book.json"));

const record = (keys: readonly string[], value: (key: string) => string): string =>
  `{ ${keys.map((key) => `${key}: ${value(key)}`).join(", ")} }`;

/** Returns imports of the texts of a part or a subject, by language, as "shared-luck"; or of each game, by game, as "games-lessons". */
function loaders(wanted: string): string {
  const byLanguage = (part: string) => record(LANGUAGES, (one) => `() => import("package:texts/${one}-${part}")`);
  const [first, ...subject] = wanted.split("-");
  const made =
    first === "games" ? record(GAMES, (game) => byLanguage([game, ...subject].join("-"))) : byLanguage(wanted);
  return `export default ${made};`;
}
const MAKERS: Record<string, (argument: string) => unknown> = {
  texts,
  content,
  icons,
  "card-icons": cardIcons,
  provenance,
  book,
};

export function packageData(): Plugin {
  const prefix = "\0package:";
  return {
    name: "package-data",
    resolveId: (id) => (id.startsWith("package:") ? prefix + id.slice(8) : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [maker = "", argument = ""] = id.slice(prefix.length).split("/");
      if (maker === "help" && !argument) return helpAddresses();
      if (maker === "rules" && !argument) return rulesAddresses();
      const fetched = FETCHED[maker]?.(argument);
      if (fetched) return addressOf(this, fetched.name, fetched.source);
      if (maker === "loaders") return loaders(argument);
      const value = MAKERS[maker]?.(argument);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
    },
    configureServer(server) {
      const ours = (file: string) => /\.(ftl|md|toml)$/.test(file) && file.startsWith(PACKAGE);
      server.watcher.add(["text", "games"].map((folder) => join(PACKAGE, folder)));
      server.watcher.on("change", (file) => void (ours(file) && server.restart()));
    },
  };
}
