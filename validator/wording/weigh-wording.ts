import { type LaidWeights, openProducts, type Products, type ShortRows } from "./products.ts";
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
  const { table, contextTable } = tables;
  const bytes = table.bytes.length + contextTable.bytes.length;
  const products = openProducts(
    (3 * plain.length + 4) * width * width + (4 * MOST_ROWS + 8) * width + bytes / 4,
  );
  const layers = plain.map((layer) => ({
    ...layer,
    weights: layer.weights.map((side) => products.weights(side, width)),
  }));
  const ofPooled = products.weights(whole.weights, 2 * width);
  const ofEach = products.weights(own.weights, width);
  const ofAllWeights = products.weights(ofWhole.weights, width);
  const [rows, next] = [products.array(MOST_ROWS * width), products.array(MOST_ROWS * width)];
  const [pooled, ofAll, shared] = [products.array(2 * width), products.array(width), products.array(width)];
  const shorts = products.shortRows(MOST_ROWS, width);
  const [outWeights, sums] = [products.array(width), products.array(MOST_ROWS)];
  outWeights.set(out.weights);
  const placed = {
    ...tables,
    edge,
    width,
    table: { ...table, bytes: products.bytes(table.bytes) },
    contextTable: { ...contextTable, bytes: products.bytes(contextTable.bytes) },
  };
  const [pooledShorts, ofAllShorts] = [products.shortRows(1, 2 * width), products.shortRows(1, width)];
  return (positions, context) => {
    const count = positions.length + 2;
    if (count > MOST_ROWS) throw new Error("The text is longer than any that is weighed.");
    const unseen = placeRows(rows, positions, context, placed, products);
    for (const layer of layers) addNeighbours(layer, { rows, next, shorts }, count, products);
    pool(pooled, rows, count, width);
    ofAll.set(whole.bias);
    products.toShorts(pooled, pooledShorts, 1);
    products.add(ofPooled, pooledShorts, 0, ofAll, 1);
    cutAtNothing(ofAll, width);
    for (let place = 0; place < width; place += 1)
      shared[place] = (own.bias[place] ?? 0) + (ofWhole.bias[place] ?? 0);
    products.toShorts(ofAll, ofAllShorts, 1);
    products.add(ofAllWeights, ofAllShorts, 0, shared, 1);
    for (let at = 0; at < count; at += 1) next.set(shared, at * width);
    products.toShorts(rows, shorts, count);
    products.add(ofEach, shorts, 0, next, count);
    products.sumGained(next, outWeights, sums, count);
    const each = new Float32Array(positions.length);
    let total = 0;
    for (let at = 0; at < count; at += 1) {
      const weight = (sums[at] as number) + (out.bias[0] ?? 0);
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
  { addBytes }: Products,
): number[] {
  const count = positions.length + 2;
  const add = (at: number, { bytes, scales }: Rows, row: number) =>
    addBytes(rows, at, bytes, row, scales[row] as number, width);
  rows.fill(0, 0, width);
  for (const name of context) {
    const row = contexts.get(name);
    if (row !== undefined) add(0, contextTable, row);
  }
  for (let at = 1; at < count; at += 1) rows.copyWithin(at * width, 0, width);
  const found: number[] = [];
  for (const [at, { features: own }] of positions.entries())
    for (const [place, feature] of own.entries()) {
      const row = features.get(feature);
      if (row !== undefined) add(at + 1, table, row);
      else if (place === 0 && !own.includes(A_NAME)) {
        add(at + 1, table, unseen);
        found.push(at);
      }
    }
  add(0, table, edge);
  add(count - 1, table, edge);
  return found;
}

type LaidLayer = Pick<Layer, "reach" | "bias"> & { weights: readonly LaidWeights[] };

interface Room {
  rows: Float32Array;
  next: Float32Array;
  shorts: ShortRows;
}

/** Adds to every position what its neighbours bring, where that is more than nothing. */
function addNeighbours(
  { reach, weights, bias }: LaidLayer,
  { rows, next, shorts }: Room,
  count: number,
  { add, addGained, toShorts }: Products,
): void {
  const { width } = shorts;
  for (let at = 0; at < count; at += 1) next.set(bias, at * width);
  toShorts(rows, shorts, count);
  for (const [side, own] of weights.entries()) {
    const shift = (side - 1) * reach;
    const within = count - Math.abs(shift);
    if (within > 0) add(own, shorts, Math.max(0, shift), next.subarray(Math.max(0, -shift) * width), within);
  }
  addGained(rows, next, count * width);
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
