// Reads .npz files as written by NumPy: a zip archive with one array per entry. Converts half precision to single precision.

export interface NpzArray {
  shape: number[];
  data: Float32Array | Int32Array | Int16Array | Uint8Array;
}

interface Entry {
  name: string;
  deflated: boolean;
  content: Uint8Array<ArrayBuffer>; // as stored in the archive
  size: number;
}

const END = 0x06054b50; // a signature of the zip format
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const MOST_COMMENT = 0xffff;

export async function readNpz(file: Uint8Array<ArrayBuffer>): Promise<Map<string, NpzArray>> {
  const arrays = entriesOf(file).map(async ({ name, deflated, content, size }) => {
    const bytes = deflated ? await inflate(content) : content.slice();
    if (bytes.length !== size) throw new Error(`npz: ${name} is damaged`);
    return [name.replace(/\.npy$/, ""), readNpy(bytes)] as const;
  });
  return new Map(await Promise.all(arrays));
}

function entriesOf(file: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOf(view);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== DIRECTORY) throw new Error("npz: the directory is damaged");
    const method = view.getUint16(at + 10, true);
    if (method !== 0 && method !== 8) throw new Error(`npz: unknown compression ${method}`);
    const length = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (view.getUint32(local, true) !== LOCAL) throw new Error("npz: an entry is damaged");
    // The local header has its own extra fields; only the lengths of its name and extra fields are needed.
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      name: new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameLength)),
      deflated: method === 8,
      content: file.subarray(start, start + length),
      size: view.getUint32(at + 24, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new Error("npz: not a zip archive");
}

async function inflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(content);
      controller.close();
    },
  });
  const inflated = source.pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

// NumPy pads the header so that the numbers after it are aligned.
function readNpy(bytes: Uint8Array<ArrayBuffer>): NpzArray {
  if (bytes[0] !== 0x93 || bytes[1] !== 0x4e) throw new Error("npz: an entry is not an array");
  const view = new DataView(bytes.buffer);
  const isFirstVersion = bytes[6] === 1;
  const start = isFirstVersion ? 10 + view.getUint16(8, true) : 12 + view.getUint32(8, true);
  const header = new TextDecoder("latin1").decode(bytes.subarray(isFirstVersion ? 10 : 12, start));
  const type = /'descr': '([^']*)'/.exec(header)?.[1];
  const shape = /'shape': \(([^)]*)\)/.exec(header)?.[1];
  if (type === undefined || shape === undefined || header.includes("'fortran_order': True")) {
    throw new Error(`npz: unknown array ${header.trim()}`);
  }
  return {
    shape: shape
      .split(",")
      .filter((size) => size.trim())
      .map(Number),
    data: numbersOf(type, bytes.buffer, start),
  };
}

function numbersOf(type: string, buffer: ArrayBuffer, start: number): NpzArray["data"] {
  switch (type) {
    case "<f2":
      return widen(new Uint16Array(buffer, start));
    case "<f4":
      return new Float32Array(buffer, start);
    case "<i4":
      return new Int32Array(buffer, start);
    case "<i2":
      return new Int16Array(buffer, start);
    case "|u1":
      return new Uint8Array(buffer, start);
    default:
      throw new Error(`npz: unknown type ${type}`);
  }
}

/** Converts half-precision numbers, given as bits, to single precision. */
export function widen(halves: Uint16Array): Float32Array {
  const floats = new Float32Array(halves.length);
  const bits = new Uint32Array(floats.buffer);
  for (let at = 0; at < halves.length; at++) {
    const half = halves[at]!;
    const sign = (half & 0x8000) << 16;
    const rest = half & 0x7fff;
    if (rest < 0x0400)
      floats[at] = (sign ? -1 : 1) * rest * 2 ** -24; // subnormal or zero
    else if (rest < 0x7c00)
      bits[at] = sign | ((rest << 13) + 0x38000000); // adjusts the bias of the exponent
    else bits[at] = sign | 0x7f800000 | ((rest & 0x03ff) << 13); // infinity or NaN
  }
  return floats;
}
