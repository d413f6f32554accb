// One tab plays at a time. The lock tells others that it does; the owner in the storage makes sure of it.
const LOCK = "metro2033-device";
const PATIENCE_MS = 5000; // a page that was just reloaded or closed has the lock until its worker has ended

/** Hold the lock until this worker ends; whether it could be had. `lost` is called when another tab takes it. */
export function hold(take: boolean, lost: () => void): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve) => {
    let held = false;
    navigator.locks
      .request(LOCK, take ? { steal: true } : { signal }, () => {
        resolve((held = true));
        return new Promise(() => {}); // held as long as this worker lives
      })
      .catch(() => (held ? lost() : resolve(!signal.aborted))); // a browser that blocks storage has no locks, either
  });
}
