import type { Layer, Network } from "./network.ts";
import type { Parameters } from "./parameters.ts";

/** A text as it is learnt from: every position by the rows of its features. */
export interface Example {
  positions: readonly (readonly number[])[];
  contexts: readonly number[];
  /** How sure it is that the text does not ask for the calls. */
  target: number;
}

/** Shares of what is left out while learning, so that nothing hangs on a single word. */
const DROPPED = { inputs: 0.2, positions: 0.03 } as const;

interface Pass {
  rows: Float32Array[];
  /** Of every layer: what its positions had before it was cut at nothing. */
  inner: Float32Array[];
  kept: Float32Array;
  keptLast: Float32Array;
  isLeft: boolean[];
}

/** Adds the slopes of one example; tells how wrong it was. */
export function learnExample(
  network: Network,
  { positions, contexts, target }: Example,
  random: () => number,
): number {
  const { width, layers, reaches } = network;
  const count = positions.length;
  const size = count * width;
  const pass: Pass = {
    rows: [],
    inner: [],
    kept: maskOf(size, random),
    keptLast: maskOf(size, random),
    isLeft: [],
  };
  let rows = new Float32Array(size);
  for (const [at, features] of positions.entries()) {
    const isLeft = random() >= DROPPED.positions;
    pass.isLeft.push(isLeft);
    if (isLeft) for (const feature of features) addRow(rows, at * width, network.features, feature, width);
    for (const context of contexts) addRow(rows, at * width, network.contexts, context, width);
  }
  for (let at = 0; at < size; at += 1) rows[at] = (rows[at] as number) * (pass.kept[at] as number);
  for (const [index, { weights, bias }] of layers.entries()) {
    pass.rows.push(rows);
    const reach = reaches[index] ?? 1;
    const inner = new Float32Array(size);
    for (let at = 0; at < count; at += 1) {
      inner.set(bias.values, at * width);
      for (const [side, own] of weights.entries()) {
        const from = at + (side - 1) * reach;
        if (from >= 0 && from < count) multiply(own, rows, from * width, inner, at * width);
      }
    }
    pass.inner.push(inner);
    const next = new Float32Array(size);
    for (let at = 0; at < size; at += 1) next[at] = (rows[at] as number) + Math.max(0, inner[at] as number);
    rows = next;
  }
  const last = rows.map((value, at) => value * (pass.keptLast[at] as number));
  return backward(network, { positions, contexts, target }, pass, last);
}

const maskOf = (size: number, random: () => number): Float32Array => {
  const mask = new Float32Array(size);
  for (let at = 0; at < size; at += 1) mask[at] = random() < DROPPED.inputs ? 0 : 1 / (1 - DROPPED.inputs);
  return mask;
};

function backward(network: Network, example: Example, pass: Pass, last: Float32Array): number {
  const { width, whole, each, ofWhole, out, layers, reaches } = network;
  const { positions, contexts, target } = example;
  const count = positions.length;
  // The mean and the greatest of all positions, and what follows for each.
  const pooled = new Float32Array(2 * width).fill(Number.NEGATIVE_INFINITY, width);
  const greatest = new Int32Array(width);
  for (let at = 0; at < count; at += 1)
    for (let place = 0; place < width; place += 1) {
      const value = last[at * width + place] as number;
      pooled[place] = (pooled[place] as number) + value / count;
      if (value > (pooled[width + place] as number)) {
        pooled[width + place] = value;
        greatest[place] = at;
      }
    }
  const wholeInner = outputOf(whole, pooled, 0);
  const wholeOut = wholeInner.map((value) => Math.max(0, value));
  const shared = outputOf(ofWhole, wholeOut, 0);
  const hidden = new Float32Array(count * width);
  const weightsOf = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const own = outputOf(each, last, at * width);
    for (let place = 0; place < width; place += 1)
      hidden[at * width + place] = (own[place] as number) + (shared[place] as number);
    let sum = out.bias.values[0] as number;
    for (let place = 0; place < width; place += 1)
      sum += (out.weights.values[place] as number) * Math.max(0, hidden[at * width + place] as number);
    weightsOf[at] = sum;
  }
  const most = weightsOf.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (const weight of weightsOf) total += Math.exp(weight - most);
  const score = most + Math.log(total);
  const error = 1 / (1 + Math.exp(-score)) - target;

  const lastSlopes = new Float32Array(last.length);
  const sharedSlopes = new Float32Array(width);
  const hiddenSlopes = new Float32Array(width);
  touchAll(out, each, ofWhole, whole);
  for (let at = 0; at < count; at += 1) {
    const slope = (error * Math.exp((weightsOf[at] as number) - most)) / total;
    out.bias.slopes[0] = (out.bias.slopes[0] as number) + slope;
    for (let place = 0; place < width; place += 1) {
      const value = hidden[at * width + place] as number;
      const isOpen = value > 0;
      if (isOpen) out.weights.slopes[place] = (out.weights.slopes[place] as number) + slope * value;
      hiddenSlopes[place] = isOpen ? slope * (out.weights.values[place] as number) : 0;
      sharedSlopes[place] = (sharedSlopes[place] as number) + (hiddenSlopes[place] as number);
    }
    back(each, last, at * width, hiddenSlopes, 0, lastSlopes, at * width);
  }
  const wholeSlopes = new Float32Array(width);
  back(ofWhole, wholeOut, 0, sharedSlopes, 0, wholeSlopes, 0);
  for (let place = 0; place < width; place += 1)
    if ((wholeInner[place] as number) <= 0) wholeSlopes[place] = 0;
  const pooledSlopes = new Float32Array(2 * width);
  back(whole, pooled, 0, wholeSlopes, 0, pooledSlopes, 0);
  for (let place = 0; place < width; place += 1) {
    for (let at = 0; at < count; at += 1)
      lastSlopes[at * width + place] =
        (lastSlopes[at * width + place] as number) + (pooledSlopes[place] as number) / count;
    const at = (greatest[place] as number) * width + place;
    lastSlopes[at] = (lastSlopes[at] as number) + (pooledSlopes[width + place] as number);
  }
  let slopes = lastSlopes.map((value, at) => value * (pass.keptLast[at] as number));
  for (let index = layers.length - 1; index >= 0; index -= 1) {
    const layer = layers[index];
    const [rows, inner] = [pass.rows[index], pass.inner[index]];
    if (!layer || !rows || !inner) continue;
    const before = slopes.slice();
    const reach = reaches[index] ?? 1;
    const innerSlopes = slopes.map((value, at) => ((inner[at] as number) > 0 ? value : 0));
    for (const own of [...layer.weights, layer.bias]) touch(own);
    for (let at = 0; at < count; at += 1) {
      for (let place = 0; place < width; place += 1)
        layer.bias.slopes[place] =
          (layer.bias.slopes[place] as number) + (innerSlopes[at * width + place] as number);
      for (const [side, own] of layer.weights.entries()) {
        const from = at + (side - 1) * reach;
        if (from >= 0 && from < count)
          backThrough(own, rows, from * width, innerSlopes, at * width, before, from * width);
      }
    }
    slopes = before;
  }
  for (const [at, features] of positions.entries()) {
    const own = slopes
      .slice(at * width, (at + 1) * width)
      .map((value, place) => value * (pass.kept[at * width + place] as number));
    for (const context of contexts) addSlopes(network.contexts, context, own);
    if (!pass.isLeft[at]) continue;
    for (const feature of features) addSlopes(network.features, feature, own);
  }
  const certain = Math.min(1 - 1e-7, Math.max(1e-7, 1 / (1 + Math.exp(-score))));
  return -(target * Math.log(certain) + (1 - target) * Math.log(1 - certain));
}

function addRow(rows: Float32Array, at: number, { values }: Parameters, row: number, width: number): void {
  for (let place = 0; place < width; place += 1)
    rows[at + place] = (rows[at + place] as number) + (values[row * width + place] as number);
}

function addSlopes({ slopes, touched, rowLength }: Parameters, row: number, own: Float32Array): void {
  touched.add(row);
  for (let place = 0; place < rowLength; place += 1)
    slopes[row * rowLength + place] = (slopes[row * rowLength + place] as number) + (own[place] as number);
}

/** Adds what the rows make of an input. */
function multiply(
  own: Parameters,
  input: Float32Array,
  from: number,
  output: Float32Array,
  to: number,
): void {
  const { values, rowLength } = own;
  const rows = values.length / rowLength;
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    const start = row * rowLength;
    for (let place = 0; place < rowLength; place += 1)
      sum += (values[start + place] as number) * (input[from + place] as number);
    output[to + row] = (output[to + row] as number) + sum;
  }
}

function outputOf({ weights, bias }: Layer, input: Float32Array, from: number): Float32Array {
  const found = bias.values.slice();
  multiply(weights, input, from, found, 0);
  return found;
}

function back(
  layer: Layer,
  input: Float32Array,
  from: number,
  slopes: Float32Array,
  at: number,
  inputSlopes: Float32Array,
  to: number,
): void {
  const { bias } = layer;
  for (let place = 0; place < bias.values.length; place += 1)
    bias.slopes[place] = (bias.slopes[place] as number) + (slopes[at + place] as number);
  backThrough(layer.weights, input, from, slopes, at, inputSlopes, to);
}

function backThrough(
  own: Parameters,
  input: Float32Array,
  from: number,
  slopes: Float32Array,
  at: number,
  inputSlopes: Float32Array,
  to: number,
): void {
  const { values, rowLength, slopes: found } = own;
  const rows = values.length / rowLength;
  for (let row = 0; row < rows; row += 1) {
    const slope = slopes[at + row] as number;
    if (slope === 0) continue;
    const start = row * rowLength;
    for (let place = 0; place < rowLength; place += 1) {
      found[start + place] = (found[start + place] as number) + slope * (input[from + place] as number);
      inputSlopes[to + place] =
        (inputSlopes[to + place] as number) + slope * (values[start + place] as number);
    }
  }
}

function touch({ touched, values, rowLength }: Parameters): void {
  if (touched.size > 0) return;
  for (let row = 0; row < values.length / rowLength; row += 1) touched.add(row);
}

function touchAll(...layers: readonly Layer[]): void {
  for (const { weights, bias } of layers) {
    touch(weights);
    touch(bias);
  }
}
