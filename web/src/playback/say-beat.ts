// Formats beats and lines of the log as sentences.
import type { Line } from "./lines";
import type { Beat } from "../live/look";
import type { Cast, Sayer } from "../text/sayer";
import { t } from "../text/words.svelte";

export const sayBeat = (beat: Beat, sayer: Sayer, cast: Cast): string =>
  [...beat.before, beat.event].map((event) => sayer.event(event, cast)).join(" ");

export const sayLine = (line: Line, sayer: Sayer, cast: Cast): string =>
  line.told ? sayer.event(line.told, cast) : t(line.note, line.seat === null ? {} : sayer.subject(line.seat, cast));
