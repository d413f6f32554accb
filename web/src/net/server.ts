// A server: requests over HTTP, and the messages of a room over a socket.
import type { Answer, Feed, Transport } from "./transport";

const PATIENCE = 45_000; // ms; a server that does not answer has failed
const PROBE = 2500;
const NAMED = /filename="([^"]+)"/;

async function request(method: string, path: string, body?: unknown, lasting = false): Promise<Answer> {
  const response = await fetch(path, {
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
    return new WebSocket(`${scheme}://${location.host}/api/rooms/${room}/socket?${query}`) as Feed;
  },
  begin() {},
  isThere: () =>
    fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PROBE) }).then(
      () => true,
      () => false,
    ),
};
