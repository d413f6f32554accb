// The learned bots' network, evaluated without NumPy. Weights, hidden layers and sums share one WebAssembly memory, where the kernel reads them.
// It computes the same as src/metro2033/bots/neural/network.py; tests/network.test.ts compares the two.
import { LANES, makeKernel, type Kernel } from "./kernel";
import { readNpz, type NpzArray } from "./npz";

/** Describes what the network was trained on; Python compares it with the rules. */
interface Card {
  format: number;
  blocks: number;
  point: number; // logits per victory point
  points: number[]; // indices of the seats' victory points in an observation
}

interface Floats {
  address: number;
  view: Float32Array;
}

interface Layer {
  weight: Floats;
  bias: Floats;
}

const FORMAT = 1;
const EPSILON = 1e-5; // for layer norms
const BATCH = 32; // positions evaluated in one pass through the weights
const STRIP = 64; // rows of a matrix that stay in the processor's cache while they are multiplied with all positions of a batch
const PAGE = 65536;

export class Network {
  readonly card: string;
  private readonly kernel: Kernel;
  private readonly memory: WebAssembly.Memory;
  private readonly width: number;
  private readonly bytes: NpzArray["data"]; // by feature: the byte of an observation that it reads
  private readonly least: NpzArray["data"]; // by feature: the smallest value at which it is active
  private readonly point: number;
  private readonly points: number[];
  private readonly rows: Floats; // by feature
  private readonly first: Floats;
  private readonly blocks: { norm: Layer; up: Layer; down: Layer }[];
  private readonly norm: Layer;
  private readonly policy: Layer;
  private readonly value: Layer;
  private readonly active: { address: number; view: Int32Array }; // numbers of the active features
  private readonly hidden: Floats;
  private readonly scaled: Floats; // input of a matrix
  private readonly product: Floats;
  private used = 0;

  static async read(file: Uint8Array<ArrayBuffer>): Promise<Network> {
    return new Network(await readNpz(file));
  }

  constructor(arrays: Map<string, NpzArray>) {
    const find = (name: string): NpzArray => {
      const array = arrays.get(name);
      if (!array) throw new Error(`network: no array ${name}`);
      return array;
    };
    this.card = new TextDecoder().decode(find("card").data);
    const card = JSON.parse(this.card) as Card;
    if (card.format !== FORMAT) throw new Error(`network: unknown format ${card.format}`);
    this.bytes = find("bytes").data;
    this.least = find("least").data;
    this.point = card.point;
    this.points = card.points;
    this.width = find("first.bias").data.length;
    if (this.width % LANES) throw new Error(`network: ${this.width} is not a multiple of ${LANES}`);

    const numbers = [...arrays.values()].reduce((sum, { data }) => sum + data.length, 0);
    const room = 4 * (numbers + (3 * BATCH + 2) * this.width + this.bytes.length) + 64 * (arrays.size + 8);
    this.memory = new WebAssembly.Memory({ initial: Math.ceil(room / PAGE) });
    this.kernel = makeKernel(this.memory);
    const put = (name: string): Floats => {
      const { data } = find(name);
      const floats = this.floats(data.length);
      floats.view.set(data);
      return floats;
    };
    const layer = (name: string): Layer => ({ weight: put(`${name}.weight`), bias: put(`${name}.bias`) });
    this.rows = put("rows");
    this.first = put("first.bias");
    this.blocks = Array.from({ length: card.blocks }, (_, at) => ({
      norm: layer(`blocks.${at}.norm`),
      up: layer(`blocks.${at}.up`),
      down: layer(`blocks.${at}.down`),
    }));
    this.norm = layer("norm");
    this.policy = layer("policy");
    this.value = layer("value");
    const active = this.take(this.bytes.length);
    this.active = { address: active, view: new Int32Array(this.memory.buffer, active, this.bytes.length) };
    this.hidden = this.floats(BATCH * this.width);
    this.scaled = this.floats(BATCH * this.width);
    this.product = this.floats(BATCH * this.width);
  }

  /**
   * Returns the log-probabilities of legal actions, state by state. `seen` holds `count` observations of equal length; `place` is the index of
   * each state's observation, `actions` holds the actions of all states, and `ends` the end of each state's part of it.
   */
  policies(
    seen: Uint8Array,
    count: number,
    place: Int32Array,
    ends: Int32Array,
    actions: Int32Array,
  ): Float32Array<ArrayBuffer> {
    const values = new Float32Array(actions.length);
    this.think(seen, count, (from, to) => {
      place.forEach((position, state) => {
        if (position < from || position >= to) return;
        const start = state ? ends[state - 1]! : 0;
        const logits = values.subarray(start, ends[state]);
        logits.forEach((_, at) => {
          logits[at] = this.logit(this.policy, actions[start + at]!, position - from);
        });
        logSoftmax(logits);
      });
    });
    return values;
  }

  /** Returns every seat's chance of winning, the observer's first, for each observation in turn. */
  chances(seen: Uint8Array, count: number, seats: number): Float32Array<ArrayBuffer> {
    const values = new Float32Array(count * seats);
    const length = seen.length / count;
    this.think(seen, count, (from, to) => {
      for (let position = from; position < to; position++) {
        const logits = values.subarray(position * seats, (position + 1) * seats);
        for (let seat = 0; seat < seats; seat++) {
          const points = seen[position * length + this.points[seat]!]!;
          logits[seat] = this.logit(this.value, seat, position - from) + this.point * points;
        }
        logSoftmax(logits);
        logits.forEach((log, seat) => (logits[seat] = Math.exp(log)));
      }
    });
    return values;
  }

  /** Computes the last hidden layers batch by batch, and calls `use` with the numbers of each batch's observations. */
  private think(seen: Uint8Array, count: number, use: (from: number, to: number) => void): void {
    const length = seen.length / count;
    for (let from = 0; from < count; from += BATCH) {
      const to = Math.min(count, from + BATCH);
      for (let position = from; position < to; position++) {
        this.begin(seen.subarray(position * length, (position + 1) * length), position - from);
      }
      this.pass(to - from);
      use(from, to);
    }
  }

  /** Computes the first hidden layer: the sum of the rows of the active features. */
  private begin(seen: Uint8Array, place: number): void {
    const { bytes, least, width, hidden } = this;
    const active = this.active.view;
    let count = 0;
    for (let feature = 0; feature < bytes.length; feature++) {
      if (seen[bytes[feature]!]! >= least[feature]!) active[count++] = feature;
    }
    hidden.view.set(this.first.view, place * width);
    if (!count) return; // the kernel's loops run at least once
    const out = hidden.address + 4 * place * width;
    this.kernel.addRows(out, this.rows.address, this.active.address, 4 * width, count);
  }

  private pass(count: number): void {
    const hidden = this.hidden.view;
    const product = this.product.view;
    for (const { norm, up, down } of this.blocks) {
      this.normalize(norm, count, false);
      this.multiply(up, this.scaled.address, this.product.address, count);
      for (let at = 0; at < count * this.width; at++) if (product[at]! < 0) product[at] = 0;
      this.multiply(down, this.product.address, this.scaled.address, count);
      for (let at = 0; at < count * this.width; at++) hidden[at]! += this.scaled.view[at]!;
    }
    this.normalize(this.norm, count, true);
  }

  /** Writes normalised hidden layers to `scaled`; with `rectify`, replaces negative numbers by zero. */
  private normalize({ weight, bias }: Layer, count: number, rectify: boolean): void {
    const { width } = this;
    const hidden = this.hidden.view;
    const scaled = this.scaled.view;
    for (let start = 0; start < count * width; start += width) {
      let sum = 0;
      for (let at = start; at < start + width; at++) sum += hidden[at]!;
      const mean = sum / width;
      let squares = 0;
      for (let at = start; at < start + width; at++) squares += (hidden[at]! - mean) ** 2;
      const scale = 1 / Math.sqrt(squares / width + EPSILON);
      for (let at = 0; at < width; at++) {
        const made = (hidden[start + at]! - mean) * scale * weight.view[at]! + bias.view[at]!;
        scaled[start + at] = rectify && made < 0 ? 0 : made;
      }
    }
  }

  private multiply({ weight, bias }: Layer, x: number, out: number, count: number): void {
    const width = 4 * this.width;
    for (let row = 0; row < this.width; row += STRIP) {
      const rows = Math.min(STRIP, this.width - row);
      for (let at = 0; at < count; at++) {
        const to = out + at * width + 4 * row;
        this.kernel.multiply(x + at * width, weight.address + row * width, bias.address + 4 * row, to, width, rows);
      }
    }
  }

  /** Returns one output of a head for one position of the batch. */
  private logit({ weight, bias }: Layer, output: number, place: number): number {
    const width = 4 * this.width;
    const x = this.scaled.address + place * width;
    this.kernel.multiply(x, weight.address + output * width, bias.address + 4 * output, this.product.address, width, 1);
    return this.product.view[0]!;
  }

  private floats(length: number): Floats {
    const address = this.take(length);
    return { address, view: new Float32Array(this.memory.buffer, address, length) };
  }

  private take(length: number): number {
    const address = this.used;
    this.used += Math.ceil((4 * length) / 64) * 64;
    return address;
  }
}

function logSoftmax(logits: Float32Array): void {
  const most = logits.reduce((logit, other) => Math.max(logit, other), -Infinity);
  const sum = logits.reduce((all, logit) => all + Math.exp(logit - most), 0);
  const less = most + Math.log(sum);
  logits.forEach((logit, at) => (logits[at] = logit - less));
}
