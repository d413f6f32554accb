// Texts for leagues, loaded only by the components that need them.
import loaders from "package:loaders/shared-leagues";
import { language } from "../../text/settings.svelte";
import { Subject } from "../../text/words.svelte";

export const leagueTexts = new Subject(loaders);
export const sayPoints = (points: number): string => points.toLocaleString(language(), { maximumFractionDigits: 2 });
