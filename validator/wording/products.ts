import { readFileSync } from "node:fs";

/** Weights as the kernel comes by them: whole numbers, and what one of them is worth for each output. */
export interface LaidWeights {
  readonly shorts: Int16Array;
  readonly worths: Float32Array;
  readonly inputs: number;
}

/** Rows as whole numbers, and what one of them is worth in each row. */
export interface ShortRows {
  readonly shorts: Int16Array;
  readonly scales: Float32Array;
  readonly width: number;
}

/** Products of weights and rows, by a small kernel that takes eight numbers at a time: `products.wat`, compiled by `npm run kernel`. */
export interface Products {
  /** Room in the kernel's own memory, which is the only one it sees. */
  array(length: number): Float32Array<ArrayBuffer>;
  shortRows(count: number, width: number): ShortRows;
  /** Weights as [out][in], there and as the kernel comes by them. */
  weights(from: Float32Array, inputs: number): LaidWeights;
  toShorts(rows: Float32Array, into: ShortRows, count: number): void;
  /** Adds to every row of the output what the weights make of a row of the input, beginning with that one. */
  add(weights: LaidWeights, input: ShortRows, first: number, output: Float32Array, rows: number): void;
  /** Adds to rows what another brings, where that is more than nothing. */
  addGained(rows: Float32Array, next: Float32Array, length: number): void;
  bytes(from: Int8Array): Int8Array;
  /** Adds a row of bytes to one of the rows. */
  addBytes(rows: Float32Array, at: number, table: Int8Array, row: number, worth: number, width: number): void;
  /** Of each row the sum of what is more than nothing in it, each place by its weight. */
  sumGained(rows: Float32Array, weights: Float32Array, sums: Float32Array, count: number): void;
}

type Kernel = Record<
  "addProducts" | "toShorts" | "addGained" | "addBytes" | "sumGained",
  (...numbers: number[]) => void
>;

const PAGE = 65_536;
/** The greatest whole number that a weight becomes, so that 256 products are less than 2^31. */
const GREATEST = 1023;
const kernel = new WebAssembly.Module(readFileSync(new URL("products.wasm", import.meta.url)));

/** With room for so many floats. */
export function openProducts(room: number): Products {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((4 * room) / PAGE) });
  const { exports } = new WebAssembly.Instance(kernel, { js: { memory } });
  const { addProducts, toShorts, addGained, addBytes, sumGained } = exports as Kernel;
  let taken = 0;
  const array = (length: number) => {
    const own = new Float32Array(memory.buffer, taken, length);
    taken += 4 * length;
    return own;
  };
  const shorts = (length: number) => {
    const own = new Int16Array(memory.buffer, taken, length);
    taken += 2 * length;
    return own;
  };
  return {
    array,
    shortRows: (count, width) => ({ shorts: shorts(count * width), scales: array(count), width }),
    weights(from, inputs) {
      const laid = { shorts: shorts(from.length), worths: array(from.length / inputs), inputs };
      for (const out of laid.worths.keys()) lay(from.subarray(out * inputs, (out + 1) * inputs), out, laid);
      return laid;
    },
    toShorts: (rows, into, count) =>
      toShorts(rows.byteOffset, into.shorts.byteOffset, into.scales.byteOffset, count, into.width),
    add: (weights, input, first, output, rows) =>
      addProducts(
        weights.shorts.byteOffset,
        weights.worths.byteOffset,
        input.shorts.byteOffset + 2 * first * input.width,
        input.scales.byteOffset + 4 * first,
        output.byteOffset,
        rows,
        weights.inputs,
        weights.worths.length,
      ),
    addGained: (rows, next, length) => addGained(rows.byteOffset, next.byteOffset, length),
    bytes(from) {
      const own = new Int8Array(memory.buffer, taken, from.length);
      taken += 4 * Math.ceil(from.length / 4);
      own.set(from);
      return own;
    },
    addBytes: (rows, at, table, row, worth, width) =>
      addBytes(rows.byteOffset + 4 * at * width, table.byteOffset + row * width, worth, width),
    sumGained: (rows, weights, sums, count) =>
      sumGained(rows.byteOffset, weights.byteOffset, sums.byteOffset, count, weights.length),
  };
}

/** For every four outputs, for every eight inputs, the eight of each output. */
function lay(own: Float32Array, out: number, { shorts, worths, inputs }: LaidWeights): void {
  const most = own.reduce((greatest, weight) => Math.max(greatest, Math.abs(weight)), 0);
  worths[out] = most / GREATEST;
  const [first, place] = [out - (out % 4), out % 4];
  for (const [at, weight] of own.entries())
    shorts[first * inputs + 4 * (at - (at % 8)) + 8 * place + (at % 8)] =
      most === 0 ? 0 : Math.round((weight / most) * GREATEST);
}
