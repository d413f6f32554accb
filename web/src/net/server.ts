// A server: requests over HTTP, and the messages of a room over a socket.
import { prefixing, type Answer, type Feed, type Transport } from "./transport";

const PATIENCE = 45_000; // ms; a server that does not answer has failed
const PROBE = 2500;
const NAMED = /filename="([^"]+)"/;

/** The path below which the server is, such as "/metro"; mostly empty. The server names it in the page's links to its own files. */
export const prefix = new URL(
  ".",
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? location.origin,
).pathname.slice(0, -1);
export const prefixed = prefixing(prefix);

async function request(method: string, path: string, body?: unknown, lasting = false): Promise<Answer> {
  const response = await fetch(prefix + path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    ...(lasting ? { keepalive: true } : { signal: AbortSignal.timeout(PATIENCE) }),
  });
  const name = NAMED.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { status: response.status, text: await response.text(), ...(name === undefined ? {} : { name }) };
}

export const isDevice = false;
export const transport: Transport = {
  request,
  feed(room, query) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${prefix}/api/rooms/${room}/socket?${query}`) as Feed;
  },
  begin() {},
  isThere: () =>
    fetch(`${prefix}/healthz`, { cache: "no-store", signal: AbortSignal.timeout(PROBE) }).then(
      () => true,
      () => false,
    ),
};
