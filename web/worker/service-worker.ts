// The service worker of the edition without a server: keeps its files, so that it starts without a network. The build writes the list.
export {};
declare const self: ServiceWorkerGlobalScope;

type Hashes = Record<string, string>; // by file; the browser refuses content with another hash, such as the login page of a network

interface Kept {
  version: string;
  script: string; // named by the page of this version; hosts may add something to a page, so it has no hash
  files: Hashes;
  later: Hashes; // kept when they have been fetched once
}
const KEPT = "__KEPT__" as unknown as Kept;
const PREFIX = "metro2033-files-";
const CACHE = PREFIX + KEPT.version;
const START = "./";

const addressOf = (file: string) => new URL(file, self.registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));
self.addEventListener("message", (event) => {
  if (event.data === "activate") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

/** Fetch every file of this version; what an older version has under the same name, which follows from its content, is taken over. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([
    fetchPage().then((page) => cache.put(addressOf(START), page)),
    ...Object.entries(KEPT.files).map(async ([file, integrity]) => {
      const isHashed = file.startsWith("assets/");
      const known = isHashed ? await caches.match(addressOf(file)) : undefined;
      const response = known ?? (await fetch(addressOf(file), { integrity, cache: isHashed ? "default" : "reload" }));
      if (!response.ok) throw new Error(`${response.status} ${file}`);
      await cache.put(addressOf(file), response);
    }),
  ]);
}

async function fetchPage(): Promise<Response> {
  const page = await fetch(addressOf(START), { cache: "reload" });
  if (!page.ok || !(await page.clone().text()).includes(KEPT.script)) throw new Error(`${page.status} ${START}`);
  return page;
}

/** Delete what older versions have kept, except the files that this one has, too. */
async function forget(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of Object.keys(KEPT.later)) {
    const known = await caches.match(addressOf(file));
    if (known && !(await cache.match(addressOf(file)))) await cache.put(addressOf(file), known);
  }
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const isPage = request.mode === "navigate";
  const known = await cache.match(isPage ? addressOf(START) : request.url);
  if (known) return known;
  const integrity = KEPT.later[request.url.slice(self.registration.scope.length)];
  if (integrity === undefined) return fetch(request);
  const response = await fetch(request, { integrity });
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}
