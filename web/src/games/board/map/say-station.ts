// Describes the state of a station: its kind, its owner, the heroes there, and the possible actions.
import { homeOf, lineOf, type Station } from "../../../text/content";
import { castOf, type Shown } from "../../../live/look";
import { sayOddsOf } from "../../../live/say-advice";
import { sayOutlook } from "../../../text/say-outlook";
import type { Sayer } from "../../../text/sayer";
import type { BoardView } from "../../../net/types/board";
import { t } from "../../../text/words.svelte";
import { inPlay } from "../in-play";
import type { Target } from "./targets";

/** Returns the public facts about a station as short phrases; with `names`, the owner's phrase includes the player's name. */
export function factsOf(station: Station, { view }: Shown<BoardView>, sayer: Sayer, names: string[] = []): string[] {
  const cast = castOf(view);
  const owner = view.owners[station.id];
  const parts = [t("web-line", { line: sayer.words.say(`line-${lineOf.get(station.id)}`) })];
  if (!inPlay(station, view)) parts.push(t("web-inactive"));
  else if (owner !== undefined) {
    const said = t("web-owned", { owner: sayer.seat(owner, cast) });
    parts.push(names[owner] ? `${said} (${names[owner]})` : said);
  } else parts.push(t(`web-kind-${station.kind}`));
  if (station.resource) parts.push(t("web-produces", { resource: sayer.words.say(`tokens-${station.resource}`) }));
  const home = homeOf.get(station.id);
  if (home) parts.push(t("web-home-of", { faction: sayer.card(home) }));
  for (const seat of view.seats)
    if (seat.hero && seat.hero_at === station.id)
      parts.push(t("web-hero-here", { hero: sayer.card(seat.hero), owner: sayer.seat(seat.seat, cast) }));
  if (view.battle?.station === station.id) parts.push(t("web-battle-here"));
  return parts;
}

/** Returns the accessible name of a station. */
export function nameOf(station: Station, seen: Shown<BoardView>, sayer: Sayer, target?: Target): string {
  const parts = factsOf(station, seen, sayer);
  const prompt = seen.question?.name ?? "";
  if (target)
    parts.push(
      t("web-you-may", {
        choices: target.choices
          .map(({ option, odds }) =>
            [
              sayer.choice(option, prompt, castOf(seen.view)),
              ...(odds ? [sayOddsOf(option.verb, odds, sayer)] : []),
              ...sayOutlook(option.outlook ?? {}, option, sayer),
            ].join(", "),
          )
          .join("; "),
      }),
    );
  return `${sayer.station(station.id)}: ${parts.join(", ")}`;
}
