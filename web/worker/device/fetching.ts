// Fetches the files of the edition, all at once, and counts what has arrived.
import type { DeviceFile, DeviceFiles, FileName } from "./messages";

const EVERY_MS = 60;
type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;
const WASM = { headers: { "content-type": "application/wasm" } };

/** A file is missing, or it ended too early. */
export class BrokenDownload extends Error {}

/** Counts what has arrived of the files that were asked for. */
export class Progress {
  private loaded = 0;
  private total = 0;
  private told = 0;

  constructor(private readonly tell: (loaded: number, total: number) => void) {}

  expect(bytes: number): void {
    this.total += bytes;
  }

  arrived(bytes: number): void {
    this.loaded += bytes;
    const now = performance.now();
    if (now - this.told < EVERY_MS && this.loaded < this.total) return;
    this.told = now;
    this.tell(Math.min(this.loaded, this.total), this.total);
  }
}

/** Start to fetch a file; its bytes come as a stream. */
async function stream(file: DeviceFile, progress: Progress): Promise<Bytes> {
  progress.expect(file.size);
  let response: Response;
  try {
    response = await fetch(file.address);
  } catch (fault) {
    throw new BrokenDownload(String(fault));
  }
  if (!response.ok || !response.body) throw new BrokenDownload(`${response.status} ${file.address}`);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      progress.arrived(part.length);
      controller.enqueue(part);
    },
  });
  return response.body.pipeThrough(counting);
}

const unpacked = (source: Bytes) => source.pipeThrough(new DecompressionStream("gzip"));

async function bytes(source: Promise<Bytes>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await new Response(await source).arrayBuffer());
  } catch (fault) {
    throw fault instanceof BrokenDownload ? fault : new BrokenDownload(String(fault));
  }
}

export interface Fetched {
  /** Fails when the interpreter, whose compiler reports nothing, does not arrive whole. */
  broken: Promise<never>;
  /** The interpreter, as the compiler wants it: it is compiled while it arrives. */
  interpreter: Promise<Response>;
  library: Promise<Uint8Array<ArrayBuffer>>;
  package: Promise<Uint8Array<ArrayBuffer>>;
}

export function fetchAll(files: DeviceFiles, progress: Progress): Fetched {
  const [interpreter, library, modules] = (["interpreter", "library", "package"] as FileName[]).map((name) =>
    stream(files[name], progress).then(unpacked),
  ) as [Promise<Bytes>, Promise<Bytes>, Promise<Bytes>];
  let fail: (fault: BrokenDownload) => void = () => {};
  const broken = new Promise<never>((_, reject) => (fail = reject));
  interpreter.catch(fail);
  const fetched = {
    broken,
    interpreter: interpreter.then((source) => new Response(watched(source, fail), WASM)),
    library: bytes(library),
    package: bytes(modules),
  };
  for (const one of Object.values(fetched)) one.catch(() => {}); // whoever waits for it hears of it
  return fetched;
}

/** The same bytes; `fail` is called if they end too early. */
function watched(source: Bytes, fail: (fault: BrokenDownload) => void): Bytes {
  const reader = source.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (fault) {
        fail(new BrokenDownload(String(fault)));
        controller.error(fault);
      }
    },
  });
}

/** The weights of a network. */
export const fetchWeights = (file: DeviceFile, progress: Progress): Promise<Uint8Array<ArrayBuffer>> =>
  bytes(stream(file, progress));
