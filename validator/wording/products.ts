import { readFileSync } from "node:fs";

/** Products of weights and rows, by a small kernel that takes four numbers at a time: `products.wat`, compiled by `npm run kernel`. */
export interface Products {
  /** Room in the kernel's own memory, which is the only one it sees. */
  array(length: number): Float32Array<ArrayBuffer>;
  /** Weights as [out][in], there and as the kernel comes by them: for every four outputs the four weights of each input. */
  weights(from: Float32Array, inputs: number): Float32Array;
  /** Adds to every row of the output what the weights make of a row of the input. */
  add(
    weights: Float32Array,
    input: Float32Array,
    output: Float32Array,
    rows: number,
    inputs: number,
    outputs: number,
  ): void;
}

type AddProducts = (
  weights: number,
  input: number,
  output: number,
  rows: number,
  inputs: number,
  outputs: number,
) => void;

const PAGE = 65_536;
const kernel = new WebAssembly.Module(readFileSync(new URL("products.wasm", import.meta.url)));

/** With room for so many numbers. */
export function openProducts(room: number): Products {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((4 * room) / PAGE) });
  const { exports } = new WebAssembly.Instance(kernel, { js: { memory } });
  const addProducts = exports.addProducts as AddProducts;
  let taken = 0;
  const array = (length: number) => {
    const own = new Float32Array(memory.buffer, taken, length);
    taken += 4 * length;
    return own;
  };
  return {
    array,
    weights(from, inputs) {
      const laid = array(from.length);
      for (const [at, weight] of from.entries()) {
        const [out, input] = [Math.floor(at / inputs), at % inputs];
        const first = out - (out % 4);
        laid[first * inputs + 4 * input + (out - first)] = weight;
      }
      return laid;
    },
    add: (weights, input, output, rows, inputs, outputs) =>
      addProducts(weights.byteOffset, input.byteOffset, output.byteOffset, rows, inputs, outputs),
  };
}
