// The service worker: shows notices that come while the page is closed, leads to the game, and closes what is no longer true.
// It takes no part in loading the page. It imports nothing but types, so that every browser runs it as it is.
import type { DueList, PushNotice, PushView } from "../src/net/types/wire";

declare const self: ServiceWorkerGlobalScope;

const BASE = new URL(self.registration.scope).pathname.slice(0, -1); // the path below which the server is, mostly empty
const PUSH = `${BASE}/api/notices/push`;
const ROOM = "/rooms/";

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.tag));
});
self.addEventListener("message", (event) => event.waitUntil(close([String(event.data)])));
self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renew(event as PushSubscriptionChangeEvent)),
);

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const pathOf = (page: WindowClient) => new URL(page.url).pathname.slice(BASE.length);

/** Show a notice; the one of a room replaces the one before. Whoever looks at the table needs none. */
async function tell(data: PushMessageData | null): Promise<void> {
  const { title, text, link, language } = read(data);
  const looking = (await pages()).some((page) => page.focused && pathOf(page) === link);
  if (looking && link.startsWith(ROOM)) return;
  const options = {
    body: text,
    tag: link,
    renotify: true,
    lang: language,
    icon: `${BASE}/icon-192.png`,
    badge: `${BASE}/icon-192.png`,
  };
  await self.registration.showNotification(title, options);
  await tidy();
}

function read(data: PushMessageData | null): PushNotice {
  try {
    return data?.json() as PushNotice;
  } catch {
    return { title: "Metro 2033", text: "", link: "/", language: "" };
  }
}

/** Close the notices of rooms in which nothing waits for the reader any more. */
async function tidy(): Promise<void> {
  const shown = (await self.registration.getNotifications())
    .map((one) => one.tag)
    .filter((tag) => tag.startsWith(ROOM));
  try {
    const { due } = (await (await fetch(`${BASE}/api/due`)).json()) as DueList;
    const waiting = new Set(due.map((one) => ROOM + one.room));
    await close(shown.filter((tag) => !waiting.has(tag)));
  } catch {
    // without a server everything stays as it is
  }
}

async function close(tags: string[]): Promise<void> {
  for (const one of await self.registration.getNotifications()) if (tags.includes(one.tag)) one.close();
}

/** Show an address: in the tab that has it open, else in a new one. */
async function open(path: string): Promise<void> {
  const there = (await pages()).find((page) => pathOf(page) === path);
  await (there ? there.focus() : self.clients.openWindow(BASE + path));
}

/** The push service has replaced the subscription of this browser: tell the server, if it knows this browser. */
async function renew(event: PushSubscriptionChangeEvent): Promise<void> {
  const view = (await (await fetch(PUSH)).json()) as PushView;
  if (!view.devices.some((one) => one.current)) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: view.key };
  const made = event.newSubscription ?? (await self.registration.pushManager.subscribe(wanted));
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, key: keys?.p256dh, auth: keys?.auth });
  await fetch(PUSH, { method: "PUT", headers: { "content-type": "application/json" }, body });
}

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly newSubscription: PushSubscription | null;
}
