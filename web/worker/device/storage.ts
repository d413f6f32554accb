// Where games are kept: entries under keys in IndexedDB. What `put` has returned for is on disk. One tab writes at a time: the tab that opened
// the storage last is its owner, and every write checks in its own transaction that it still is.
const NAME = "metro2033";
const ENTRIES = "entries";
const OWNER = "owner";

export type Value = Uint8Array;

/** Another tab owns the storage now. */
export class Taken extends Error {}
/** The disk is full, or the browser stores nothing. */
export class Unstorable extends Error {
  constructor(readonly isFull: boolean) {
    super();
  }
}

export interface Entries {
  isFull: boolean; // when it was opened
  load(): Promise<[string, Value][]>;
  put(entries: [string, Value][]): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the request failed"));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ENTRIES);
    request.result.createObjectStore(OWNER);
  };
  return done(request);
}

/** Open the storage and own it. Throws where the browser stores nothing. */
export async function openStorage(): Promise<Entries> {
  const database = await opened();
  const me = crypto.randomUUID();
  let isMine = false;

  /** Change something, durably, as long as this tab owns the storage; the first change that succeeds makes it the owner. */
  async function change(what: (entries: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction([ENTRIES, OWNER], "readwrite", { durability: "strict" });
    const owner = transaction.objectStore(OWNER);
    let taken = false;
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () =>
        reject(taken ? new Taken() : new Unstorable(transaction.error?.name === "QuotaExceededError"));
    });
    if (!isMine) owner.put(me, OWNER);
    const asked = owner.get(OWNER);
    asked.onsuccess = () => {
      taken = asked.result !== me;
      if (taken) transaction.abort();
      else what(transaction.objectStore(ENTRIES));
    };
    await ended;
    isMine = true;
  }

  const isFull = await change(() => {}).then(
    () => false,
    (why: unknown) => {
      if (why instanceof Unstorable && why.isFull) return true; // what is there can be read
      throw why;
    },
  );
  return {
    isFull,
    async load() {
      const entries = database.transaction(ENTRIES).objectStore(ENTRIES);
      const [keys, values] = await Promise.all([
        done(entries.getAllKeys()),
        done(entries.getAll() as IDBRequest<Value[]>),
      ]);
      return keys.map((key, at) => [key as string, values[at]!]);
    },
    put: (entries) =>
      change((kept) => {
        for (const [key, value] of entries) kept.put(value, key);
      }),
    remove: (keys) =>
      change((kept) => {
        for (const key of keys) kept.delete(key);
      }),
  };
}

/** What a browser that stores nothing offers: games last as long as the tab. */
export function fleetingStorage(): Entries {
  return {
    isFull: false,
    load: () => Promise.resolve([]),
    put: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
}
