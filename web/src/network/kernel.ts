// The network's inner loops in WebAssembly with SIMD; a matrix takes a seventh of the time of tuned JavaScript. The two loops are short enough
// to be assembled here, so the build needs no other compiler. All arguments are addresses and lengths in bytes, except counts.

export const LANES = 16; // numbers per iteration of a loop; lengths of rows are multiples of it

export interface Kernel {
  /** out[k] = bias[k] + row k · x, for `count` consecutive rows. */
  multiply(x: number, rows: number, bias: number, out: number, width: number, count: number): void;
  /** out += the sum of the rows with these numbers. */
  addRows(out: number, rows: number, numbers: number, width: number, count: number): void;
}

export function makeKernel(memory: WebAssembly.Memory): Kernel {
  const module = new WebAssembly.Module(assemble());
  return new WebAssembly.Instance(module, { host: { memory } }).exports as unknown as Kernel;
}

type Code = number[];

const I32 = 0x7f;
const V128 = 0x7b;
const VOID = 0x40;
const END = 0x0b;
const STEP = LANES * 4;

const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const constant = (value: number): Code => [0x41, ...signed(value)];
const add: Code = [0x6a];
const multiplied: Code = [0x6c];
const isLess: Code = [0x49];
const simd = (opcode: number, ...rest: number[]): Code => [0xfd, ...unsigned(opcode), ...rest];
const load = (offset: number): Code => simd(0x00, 2, ...unsigned(offset)); // aligned to numbers
const store = (offset: number): Code => simd(0x0b, 2, ...unsigned(offset));
const lane = (number: number): Code => simd(0x1f, number);
const zeros: Code = simd(0x0c, ...Array<number>(16).fill(0));
const addLanes: Code = simd(0xe4);
const multiplyLanes: Code = simd(0xe6);
const loadInt: Code = [0x28, 2, 0];
const loadNumber: Code = [0x2a, 2, 0];
const storeNumber: Code = [0x38, 2, 0];
const addNumbers: Code = [0x92];

const advance = (local: number, by: Code): Code => [...get(local), ...by, ...add, ...set(local)];
const loopWhile = (condition: Code, ...body: Code[]): Code => [0x03, VOID, ...body.flat(), ...condition, 0x0d, 0, END];

function multiply(): Code {
  const [x, rows, bias, out, width, count, at] = [0, 1, 2, 3, 4, 5, 6];
  const sums = [7, 8, 9, 10];
  const inner = loopWhile(
    [...get(at), ...get(width), ...isLess],
    ...sums.map((sum, turn): Code => {
      const [ours, theirs] = [x, rows].map((base) => [...get(base), ...get(at), ...add, ...load(16 * turn)]);
      return [...get(sum), ...ours!, ...theirs!, ...multiplyLanes, ...addLanes, ...set(sum)];
    }),
    advance(at, constant(STEP)),
  );
  const total: Code = [
    ...sums.flatMap((sum, turn) => [...get(sum), ...(turn ? addLanes : [])]),
    ...set(sums[0]!),
    ...get(bias),
    ...loadNumber,
    ...[0, 1, 2, 3].flatMap((number) => [...get(sums[0]!), ...lane(number), ...addNumbers]),
  ];
  return loopWhile(
    get(count),
    sums.flatMap((sum) => [...zeros, ...set(sum)]),
    [...constant(0), ...set(at)],
    inner,
    [...get(out), ...total, ...storeNumber],
    advance(rows, get(width)),
    advance(bias, constant(4)),
    advance(out, constant(4)),
    advance(count, constant(-1)),
  );
}

function addRows(): Code {
  const [out, rows, numbers, width, count, at, row] = [0, 1, 2, 3, 4, 5, 6];
  const inner = loopWhile(
    [...get(at), ...get(width), ...isLess],
    ...[0, 16, 32, 48].map((offset): Code => {
      const [sum, more] = [out, row].map((base) => [...get(base), ...get(at), ...add, ...load(offset)]);
      return [...get(out), ...get(at), ...add, ...sum!, ...more!, ...addLanes, ...store(offset)];
    }),
    advance(at, constant(STEP)),
  );
  return loopWhile(
    get(count),
    [...get(rows), ...get(numbers), ...loadInt, ...get(width), ...multiplied, ...add, ...set(row)],
    [...constant(0), ...set(at)],
    inner,
    advance(numbers, constant(4)),
    advance(count, constant(-1)),
  );
}

function assemble(): Uint8Array<ArrayBuffer> {
  const takes = (parameters: number): Code => [0x60, ...vector(Array<Code>(parameters).fill([I32])), 0];
  const body = (code: Code, ...locals: Code[]): Code => sized([...vector(locals), ...code, END]);
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [takes(6), takes(5)]),
    ...section(2, [[...text("host"), ...text("memory"), 0x02, 0, 1]]),
    ...section(3, [[0], [1]]),
    ...section(7, [
      [...text("multiply"), 0, 0],
      [...text("addRows"), 0, 1],
    ]),
    ...section(10, [body(multiply(), [1, I32], [4, V128]), body(addRows(), [2, I32])]),
  ]);
}

const section = (id: number, items: Code[]): Code => [id, ...sized(vector(items))];
const sized = (code: Code): Code => [...unsigned(code.length), ...code];
const vector = (items: Code[]): Code => [...unsigned(items.length), ...items.flat()];
const text = (name: string): Code => sized([...new TextEncoder().encode(name)]);

function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): Code {
  return value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
