/** One rule, ruling, flag or window of the rulebook. */
interface Rule {
  id: string;
  title: string;
  text: string[];
  editions: Record<string, string>;
  see: string[];
  source: string;
  switch: string;
}
interface Chapter {
  name: string;
  title: string;
  intro: string;
  entries: Rule[];
}
type Rules = Record<"board" | "breakthrough", Chapter[]>;

declare module "package:texts/en-shared" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-board" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-breakthrough" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-shared-luck" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-shared-review" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-shared" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-board" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-breakthrough" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-shared-luck" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-shared-review" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-shared" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-board" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-breakthrough" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-board-lessons" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-breakthrough-lessons" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-board-lessons" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-breakthrough-lessons" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-board-lessons" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-breakthrough-lessons" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-shared-accounts" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-shared-accounts" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-shared-accounts" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-shared-leagues" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-shared-leagues" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-shared-leagues" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-shared-puzzles" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-shared-puzzles" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-shared-puzzles" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-shared-luck" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-shared-review" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-shared-moderation" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-shared-moderation" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-shared-moderation" {
  const texts: string;
  export default texts;
}
declare module "package:texts/en-shared-workshop" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-shared-workshop" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-shared-workshop" {
  const texts: string;
  export default texts;
}
declare module "package:rules/en" {
  const address: string;
  export default address;
}
declare module "package:rules/pl" {
  const address: string;
  export default address;
}
declare module "package:rules/ru" {
  const address: string;
  export default address;
}
declare module "package:help/en-board" {
  const address: string;
  export default address;
}
declare module "package:help/en-breakthrough" {
  const address: string;
  export default address;
}
declare module "package:help/pl-board" {
  const address: string;
  export default address;
}
declare module "package:help/pl-breakthrough" {
  const address: string;
  export default address;
}
declare module "package:help/ru-board" {
  const address: string;
  export default address;
}
declare module "package:help/ru-breakthrough" {
  const address: string;
  export default address;
}
declare module "package:notices" {
  const address: string;
  export default address;
}
declare module "package:icons" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "package:content" {
  const content: unknown;
  export default content;
}
declare module "package:provenance" {
  const provenance: Record<"board" | "breakthrough", Record<string, string[]>>;
  export default provenance;
}
declare module "package:book/board" {
  const book: unknown;
  export default book;
}
declare module "package:book/breakthrough" {
  const book: unknown;
  export default book;
}
declare module "package:texts/en-shared-profiles" {
  const texts: string;
  export default texts;
}
declare module "package:texts/pl-shared-profiles" {
  const texts: string;
  export default texts;
}
declare module "package:texts/ru-shared-profiles" {
  const texts: string;
  export default texts;
}
