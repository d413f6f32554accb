// Modules that the build generates from the Python package (web/plugins): texts, rules, content, icons.

/** A rule, ruling, flag or window of the rulebook. */
interface Rule {
  id: string;
  title: string;
  text: string[];
  editions: Record<string, string>;
  see: string[];
  source: string;
  switches: string[];
}
interface Chapter {
  name: string;
  title: string;
  intro: string;
  entries: Rule[];
}
type Game = import("./net/types/names").GameName;
type Rules = Record<Game, Chapter[]>;
type Loaders = Record<import("./net/types/languages").Language, () => Promise<{ default: string }>>;

declare module "package:loaders/*" {
  const loaders: Loaders;
  export default loaders;
}
declare module "package:loaders/games*" {
  const loaders: Record<Game, Loaders>;
  export default loaders;
}
declare module "package:rules" {
  const addresses: Record<import("./net/types/languages").Language, string>;
  export default addresses;
}
declare module "package:help" {
  const addresses: Record<import("./net/types/languages").Language, Record<Game, string>>;
  export default addresses;
}
declare module "package:transport" {
  export const isDevice: boolean;
  export const prefix: string;
  export const transport: import("./net/transport").Transport;
}
declare module "package:device" {
  const files: import("../worker/device/messages").DeviceFiles | null;
  export default files;
}
declare module "package:notices" {
  const address: string;
  export default address;
}
declare module "package:card-icons" {
  const icons: Record<string, string>;
  export default icons;
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
  const provenance: Record<Game, Record<string, string[]>>;
  export default provenance;
}
declare module "package:book/*" {
  const book: unknown;
  export default book;
}
