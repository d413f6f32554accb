// All icons by what they stand for: the page's own, and those that the games give their cards.
import cards from "package:card-icons";
import { PLAIN, type IconName } from "./icon-names";

export const ICONS: Readonly<Record<IconName, string>> = { ...cards, ...PLAIN };
