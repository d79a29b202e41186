import { openProducts, type Products } from "./products.ts";
import { A_NAME, type Layer, loadWeights, MOST_ROWS, type Rows, type Weights } from "./weights.ts";

/** What a position is weighed by. */
export interface Featured {
  features: string[];
}

export interface Weighed {
  /** How much speaks against the text as a request for the calls; less than nothing where nothing does. */
  sum: number;
  /** The same of every position, in its place in the text. */
  each: Float32Array;
  /** Where words stand that were never seen when the weights were learnt. */
  unseen: readonly number[];
  /** It is one of the lists' texts that ask for nothing and weigh too little. */
  isListed: boolean;
}

/** A text by its words, values by what they are. */
export const wordsToldBy = (positions: readonly Featured[], context: readonly string[]): string =>
  [...context, ":", ...positions.map(({ features }) => features[0])].join(" ");

const weights = loadWeights(new URL("../data/wording/", import.meta.url));
const weigh = weigherOf(weights);

/** Whether the weights were learnt with a word. */
export const isSeen = (word: string): boolean => weights.features.has(word);

export const weighWording = (positions: readonly Featured[], context: readonly string[]): Weighed =>
  weigh(positions, context);

/**
 * How much the words of a text speak against it: a position by its neighbours and by the text as a whole. One bad word is
 * enough, whatever stands beside it. What is reckoned with is one room, used again for every text.
 */
export function weigherOf({
  width,
  layers: plain,
  whole,
  own,
  ofWhole,
  out,
  edge,
  listed,
  ...tables
}: Weights): (positions: readonly Featured[], context: readonly string[]) => Weighed {
  // Room for the layers, the other weights and what is reckoned with them.
  const products = openProducts((3 * plain.length + 4) * width * width + (2 * MOST_ROWS + 4) * width);
  const layers = plain.map((layer) => ({
    ...layer,
    weights: layer.weights.map((side) => products.weights(side, width)),
  }));
  const ofPooled = products.weights(whole.weights, 2 * width);
  const ofEach = products.weights(own.weights, width);
  const ofAllWeights = products.weights(ofWhole.weights, width);
  const [rows, next] = [products.array(MOST_ROWS * width), products.array(MOST_ROWS * width)];
  const [pooled, ofAll, shared] = [products.array(2 * width), products.array(width), products.array(width)];
  return (positions, context) => {
    const count = positions.length + 2;
    if (count > MOST_ROWS) throw new Error("The text is longer than any that is weighed.");
    const unseen = placeRows(rows, positions, context, { ...tables, edge, width });
    for (const layer of layers) addNeighbours(layer, rows, next, count, width, products);
    pool(pooled, rows, count, width);
    ofAll.set(whole.bias);
    products.add(ofPooled, pooled, ofAll, 1, 2 * width, width);
    cutAtNothing(ofAll, width);
    for (let place = 0; place < width; place += 1)
      shared[place] = (own.bias[place] ?? 0) + (ofWhole.bias[place] ?? 0);
    products.add(ofAllWeights, ofAll, shared, 1, width, width);
    for (let at = 0; at < count; at += 1) next.set(shared, at * width);
    products.add(ofEach, rows, next, count, width, width);
    cutAtNothing(next, count * width);
    const each = new Float32Array(positions.length);
    let total = 0;
    for (let at = 0; at < count; at += 1) {
      let weight = out.bias[0] ?? 0;
      for (let place = 0; place < width; place += 1)
        weight += (out.weights[place] as number) * (next[at * width + place] as number);
      if (at > 0 && at <= positions.length) each[at - 1] = weight;
      total += Math.exp(Math.min(weight, MOST));
    }
    return { sum: Math.log(total), each, unseen, isListed: listed.has(wordsToldBy(positions, context)) };
  };
}

/** More than this is no longer told apart. */
const MOST = 50;

type Tables = Pick<Weights, "features" | "table" | "contexts" | "contextTable" | "unseen" | "edge" | "width">;

/** Every position as the sum of its features, and the calls with each; where words were never seen. */
function placeRows(
  rows: Float32Array,
  positions: readonly Featured[],
  context: readonly string[],
  { features, table, contexts, contextTable, unseen, edge, width }: Tables,
): number[] {
  const calls = new Float32Array(width);
  for (const name of context) {
    const at = contexts.get(name);
    if (at !== undefined) addRow(calls, 0, contextTable, at, width);
  }
  const found: number[] = [];
  for (let at = 0; at < positions.length + 2; at += 1) {
    rows.set(calls, at * width);
    const own = positions[at - 1]?.features;
    if (!own) addRow(rows, at, table, edge, width);
    else
      for (const [place, feature] of own.entries()) {
        const row = features.get(feature);
        if (row !== undefined) addRow(rows, at, table, row, width);
        else if (place === 0 && !own.includes(A_NAME)) {
          addRow(rows, at, table, unseen, width);
          found.push(at - 1);
        }
      }
  }
  return found;
}

function addRow(rows: Float32Array, at: number, { bytes, scales }: Rows, row: number, width: number): void {
  const scale = scales[row] as number;
  const [from, to] = [row * width, at * width];
  for (let place = 0; place < width; place += 1)
    rows[to + place] = (rows[to + place] as number) + Math.fround((bytes[from + place] as number) * scale);
}

/** Adds to every position what its neighbours bring, where that is more than nothing. */
function addNeighbours(
  { reach, weights, bias }: Layer,
  rows: Float32Array,
  next: Float32Array,
  count: number,
  width: number,
  { add }: Products,
): void {
  for (let at = 0; at < count; at += 1) next.set(bias, at * width);
  for (const [side, own] of weights.entries()) {
    const shift = (side - 1) * reach;
    const [from, to] = [Math.max(0, shift), Math.max(0, -shift)];
    const within = count - Math.abs(shift);
    if (within > 0) add(own, rows.subarray(from * width), next.subarray(to * width), within, width, width);
  }
  for (let at = 0; at < count * width; at += 1) {
    const brought = next[at] as number;
    if (brought > 0) rows[at] = (rows[at] as number) + brought;
  }
}

function cutAtNothing(values: Float32Array, length: number): void {
  for (let at = 0; at < length; at += 1) if ((values[at] as number) < 0) values[at] = 0;
}

/** The mean of all positions, and the greatest of each place. */
function pool(pooled: Float32Array, rows: Float32Array, count: number, width: number): void {
  pooled.fill(0, 0, width).fill(Number.NEGATIVE_INFINITY, width);
  for (let at = 0; at < count; at += 1)
    for (let place = 0; place < width; place += 1) {
      const value = rows[at * width + place] as number;
      pooled[place] = (pooled[place] as number) + value / count;
      if (value > (pooled[width + place] as number)) pooled[width + place] = value;
    }
}
