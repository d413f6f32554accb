// The service worker of this edition: whether the page would start without a network, and whether a newer version waits.
const WORKER = "service-worker.js";
const EVERY = 60 * 60_000; // ms between looking for a newer version

class Offline {
  ready = $state(false);
  private waiting: ServiceWorker | null = $state.raw(null);

  /** A newer version is there; it is used when the reader says so. */
  get hasUpdate(): boolean {
    return this.waiting !== null;
  }

  /** Keep the files of the page; where that is not possible it works all the same, with a network. */
  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register(WORKER);
      const look = () => (this.waiting = navigator.serviceWorker.controller ? registration.waiting : null);
      look();
      registration.addEventListener("updatefound", () =>
        registration.installing?.addEventListener("statechange", look),
      );
      setInterval(() => void registration.update().catch(() => {}), EVERY);
      await navigator.serviceWorker.ready;
      this.ready = true;
    } catch {
      // blocked, or the files could not be fetched
    }
  }

  update(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("activate");
  }
}

export const offline = new Offline();
