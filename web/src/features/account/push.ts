// Notices to this browser: support, subscription, and requests to the server about them.
import { prefix } from "package:transport";
import { ask } from "../../net/api";
import { language } from "../../text/settings.svelte";
import type { Hours, PushView } from "../../net/types/wire";

const PATH = "/api/notices/push";
const WORKER = `${prefix}/push-worker.js`;

/** The reason why this browser cannot show notices; empty if it can. */
export type Hindrance = "" | "insecure" | "install" | "none" | "blocked";

export class NoService extends Error {}

export function hindrance(): Hindrance {
  if (!window.isSecureContext) return "insecure";
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "none";
  return Notification.permission === "denied" ? "blocked" : "";
}

export const view = () => ask<PushView>("GET", PATH);
export const remove = (device: string) => ask<null>("DELETE", `${PATH}/${device}`);
export const trial = (device: string) => ask<null>("POST", `${PATH}/${device}/trial`);
export const hours = () => ask<Hours>("GET", "/api/notices/hours");
export const setHours = (wanted: Hours) => ask<Hours>("PUT", "/api/notices/hours", wanted);

const own = async () => (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription();

/** Asks for permission, subscribes, and registers with the server. Returns false if the reader refuses. */
export async function turnOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && keyOf(old) !== key) await old.unsubscribe(); // the server's key has changed
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(options).catch(() => {
    throw new NoService();
  });
  const { endpoint, keys } = made.toJSON();
  await ask<null>("PUT", PATH, { endpoint, key: keys?.p256dh, auth: keys?.auth, language: language() });
  return true;
}

export async function turnOff(): Promise<void> {
  await (await own())?.unsubscribe();
}

/** Synchronises browser and server: drops a subscription that only the browser knows, and renews one that only the server knows. */
export async function agree(known: PushView): Promise<void> {
  if (hindrance()) return;
  const mine = await own();
  const current = known.devices.some((device) => device.current);
  if (mine && !current) await mine.unsubscribe();
  const stale = current && (!mine || keyOf(mine) !== known.key);
  if (stale && Notification.permission === "granted") await turnOn(known.key);
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
