// Formats events, prompts, choices and cards as sentences. The counterpart of text/say.py, which explains the arguments.
import { facts } from "./content";
import { termsOf } from "./terms";
import type { OptionView, Told } from "../net/types/wire";
import type { Args, GameName, Words } from "./words.svelte";

export const TOKENS = ["pig", "mushroom", "ammo"] as const;
const PLACES = ["first", "second", "third", "fourth"];
const SELECTED = ["piece", "phase", "side", "deck", "reason", "tie", "until"];
const SEATS = ["seat", "first", "victim", "owner"];
type Value = string | number;

export interface Cast {
  players: (string | null)[];
  figures: (string | null)[];
}
const NOBODY: Cast = { players: [], figures: [] };

export class Sayer {
  constructor(
    readonly words: Words,
    readonly game: GameName,
  ) {}

  card(card: string): string {
    return this.words.say(card);
  }

  cardText(card: string): string {
    return this.words.forms(card).text ?? "";
  }

  station(station: string): string {
    return this.words.say(`station-${station}`);
  }

  seat(seat: number, cast: Cast): string {
    const faction = cast.players[seat];
    return faction ? this.words.say(faction) : this.words.say("seat-name", { n: seat + 1 });
  }

  /** Returns the name of a seat as the subject at the start of a sentence, with its grammatical number. */
  subject(seat: number, cast: Cast): Args {
    const { start, number } = this.seatForms(seat, cast);
    return { name: start ?? this.seat(seat, cast), number: number ?? "sing" };
  }

  private seatForms(seat: number, cast: Cast): Record<string, string> {
    const faction = cast.players[seat];
    return faction ? this.words.forms(faction) : this.words.forms("seat-name", { n: seat + 1 });
  }

  tokens(heap: Record<string, number>, form = "one"): string {
    const kinds = Object.entries(heap).filter(([, n]) => n);
    return this.words.list(kinds.map(([kind, n]) => this.words.forms(`tokens-${kind}`, { n })[form] ?? ""));
  }

  event(event: Told, cast: Cast): string {
    return this.told(this.eventKey(event), event, cast);
  }

  /** Formats another sentence about an event. */
  told(key: string, event: Told, cast: Cast): string {
    const args: Args = {};
    const known = "faction" in event.fields ? NOBODY : cast;
    for (const [name, value] of Object.entries(event.fields)) this.add(args, name, value, event.fields, known);
    args.cause_kind ??= "none";
    args.other_cause_kind ??= "none";
    if (TOKENS.every((kind) => kind in event.fields)) {
      const heap = Object.fromEntries(TOKENS.map((kind) => [kind, Number(event.fields[kind])]));
      args.tokens_number = Object.values(heap).reduce((sum, n) => sum + n, 0);
      args.tokens_acc = this.tokens(heap, "acc");
    }
    args.cards = this.cards(PLACES.map((place) => event.fields[place]).filter((card) => typeof card === "string"));
    for (const what of ["hero", "spent", "lost"]) {
      const cards = termsOf(event, what).map(([source]) => source);
      args[`${what}_number`] = cards.length;
      args[`${what}_cards`] = this.cards(cards);
    }
    for (const side of ["attacker", "defender"]) {
      const terms = termsOf(event, side);
      if (terms.length) args[`${side}_sum`] = this.sum(Number(event.fields[side]), terms);
    }
    return this.words.say(key, args);
  }

  private cards(cards: string[]): string {
    return this.words.list(cards.map((card) => this.words.say("card-in-list", { card: this.card(card) })));
  }

  private eventKey(event: Told): string {
    const key = `event-${event.event}`;
    if (event.hidden) return `${key}-hidden`;
    return !("victim" in event.fields) && this.words.has(`${key}-neutral`) ? `${key}-neutral` : key;
  }

  term(source: string): string {
    return this.words.has(`term-${source}`) ? this.words.say(`term-${source}`) : this.card(source);
  }

  /** Formats a strength with its terms; a single term is not repeated. */
  sum(total: number, terms: [string, number][]): string {
    const said = this.terms(terms);
    return terms.length === 1 ? said : this.words.say("strength-sum", { total, terms: said });
  }

  terms(terms: [string, number][]): string {
    const parts = terms.map(([source, n]) => this.words.say("strength-term", { n, name: this.term(source) }));
    return parts.join(" + ").replaceAll("+ -", "− ");
  }

  private add(args: Args, name: string, value: Value, fields: Record<string, Value>, cast: Cast): void {
    if (SEATS.includes(name) && typeof value === "number") this.addSeat(args, name, value, cast);
    else if (typeof value === "number") {
      args[name] = value;
      args[`${name}_signed`] = `${value < 0 ? "−" : "+"}${Math.abs(value)}`;
    } else if (SELECTED.includes(name)) args[name] = value;
    else if (name === "station" || name === "origin") args[name] = this.station(value);
    else if ((TOKENS as readonly string[]).includes(value)) {
      const forms = this.words.forms(`tokens-${value}`, { n: Number(fields.amount ?? 1) });
      args[name] = forms.name ?? value;
      for (const [form, text] of Object.entries(forms)) args[`${name}_${form}`] = text;
    } else this.addCard(args, name, value);
  }

  private addSeat(args: Args, name: string, seat: number, cast: Cast): void {
    const forms = this.seatForms(seat, cast);
    args[name] = forms.start ?? this.seat(seat, cast);
    args[`${name}_name`] = this.seat(seat, cast);
    for (const [form, text] of Object.entries(forms)) args[`${name}_${form}`] = text;
    const hero = cast.figures[seat];
    if (hero && name === "seat" && !("hero" in args)) this.addCard(args, "hero", hero);
  }

  private addCard(args: Args, name: string, card: string): void {
    args[name] = this.card(card);
    for (const [form, text] of Object.entries(this.words.forms(card))) args[`${name}_${form}`] = text;
    const printed = facts(this.game, card);
    args[`${name}_kind`] = printed?.kind ?? "none";
    if (printed?.strength !== undefined) args[`${name}_strength`] = printed.strength;
  }

  prompt(name: string, about: Record<string, string>, cast: Cast): string {
    const args: Args = {};
    for (const [key, value] of Object.entries(about)) this.add(args, key, value, {}, cast);
    return this.words.say(`prompt-${name}`, args);
  }

  choice(choice: OptionView, prompt: string, cast: Cast): string {
    const args: Args = {};
    if (choice.kind === "number" || choice.kind === "strength") args.target = Number(choice.target);
    else if (choice.kind === "pair") {
      const [given = "", taken = ""] = choice.target.split(" ");
      this.add(args, "given", given, {}, cast);
      this.add(args, "taken", taken, {}, cast);
    } else if (this.words.has(`station-${choice.target}`)) args.target = this.station(choice.target);
    else if ((TOKENS as readonly string[]).includes(choice.target)) {
      const forms = this.words.forms(`tokens-${choice.target}`, { n: 1 });
      args.target = forms.name ?? choice.target;
      args.target_one_acc = forms.acc ?? choice.target;
    } else if (choice.kind) this.addCard(args, "target", choice.target);
    const special = `choice-${prompt}-${choice.verb}`;
    const key = choice.kind ? `choice-${choice.verb}-${choice.kind}` : `choice-${choice.verb}`;
    return this.words.say(this.words.has(special) ? special : key, args);
  }
}
