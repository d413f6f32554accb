// One tab plays at a time. The lock tells others that it does; the owner in the storage makes sure of it.
const LOCK = "metro2033-device";

/** Hold the lock until this worker ends; whether it could be had. `lost` is called when another tab takes it. */
export function hold(take: boolean, lost: () => void): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => {}); // held as long as this worker lives
      })
      .catch(lost);
  });
}
