// How the page reaches whoever deals: a server over HTTP and a socket, or Python in a worker of this browser. Everything goes through
// `transport`, which the build chooses, so that neither edition contains the other's.
export interface Answer {
  status: number;
  text: string; // JSON, or a file
  name?: string; // of a file
}

/** The messages of a room, as a socket brings them. */
export interface Feed {
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

/** Returns what puts a prefix before the links of the page, and leaves others alone; plugins/links.ts writes calls of it. */
export const prefixing =
  (prefix: string) =>
  <Href>(href: Href): Href | string =>
    typeof href === "string" && href.startsWith("/") ? prefix + href : href;

export interface Transport {
  /** Ask for something; throws when nobody answers. A request that is `lasting` outlives the page. */
  request(method: string, path: string, body?: unknown, lasting?: boolean): Promise<Answer>;
  feed(room: string, query: URLSearchParams): Feed;
  /** Get ready for requests that will come, where that takes long. */
  begin(): void;
  /** Whether anybody would answer now. */
  isThere(): Promise<boolean>;
}
