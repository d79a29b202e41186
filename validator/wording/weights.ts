import { readFileSync } from "node:fs";

/** A layer that adds to every position what its neighbours at one distance bring, as [neighbour][out][in]. */
export interface Layer {
  reach: number;
  weights: readonly Float32Array[];
  bias: Float32Array;
}

/** What the wording of a request is weighed by, as `npm run learn-wording` wrote it. */
export interface Weights {
  width: number;
  /** The row of a feature in `table`. */
  features: ReadonlyMap<string, number>;
  table: Rows;
  contexts: ReadonlyMap<string, number>;
  contextTable: Rows;
  /** What stands before the first and behind the last position, and for a word that was never seen. */
  edge: number;
  unseen: number;
  layers: readonly Layer[];
  /** From the mean and the greatest of all positions. */
  whole: Dense;
  own: Dense;
  ofWhole: Dense;
  out: Dense;
  /** Texts that the lists have and the weights would pass, by their words. */
  listed: ReadonlySet<string>;
}

/** Numbers as the file has them, a quarter as long as floats: each is its byte times the scale of its row. */
export interface Rows {
  bytes: Int8Array;
  scales: Float32Array;
}

export function floatsOf({ bytes, scales }: Rows): Float32Array {
  const width = bytes.length / scales.length;
  return Float32Array.from(bytes, (byte, at) => byte * (scales[Math.floor(at / width)] as number));
}

/** Weights as [out][in], and what is added. */
export interface Dense {
  weights: Float32Array;
  bias: Float32Array;
}

interface Head {
  width: number;
  features: number;
  contexts: number;
  reaches: number[];
}

/** A line that tells the sizes, the names of the features and contexts, one a line, and then the numbers: rows of bytes with a scale each, and floats. */
export function loadWeights(folder: URL): Weights {
  const names = readFileSync(new URL("names.txt", folder), "utf8").trimEnd().split("\n");
  const head = JSON.parse(names[0] ?? "") as Head;
  const { width } = head;
  const file = readFileSync(new URL("weights.bin", folder));
  let at = 0;
  const floats = (count: number) => {
    const found = new Float32Array(count);
    for (let place = 0; place < found.length; place += 1) found[place] = file.readFloatLE(at + 4 * place);
    at += 4 * found.length;
    return found;
  };
  const rows = (count: number): Rows => {
    const scales = floats(count);
    const bytes = new Int8Array(file.subarray(at, at + count * width));
    at += bytes.length;
    return { bytes, scales };
  };
  const dense = (inputs: number, outputs: number): Dense => ({
    weights: floats(inputs * outputs),
    bias: floats(outputs),
  });
  const numbered = (from: number, count: number) =>
    new Map(names.slice(from, from + count).map((name, place) => [name, place]));
  const features = numbered(1, head.features);
  const found: Weights = {
    width,
    features,
    contexts: numbered(1 + head.features, head.contexts),
    unseen: features.get(UNSEEN) ?? 0,
    edge: features.get(EDGE) ?? 0,
    table: rows(head.features),
    contextTable: rows(head.contexts),
    layers: head.reaches.map((reach) => ({
      reach,
      weights: [floats(width * width), floats(width * width), floats(width * width)],
      bias: floats(width),
    })),
    whole: dense(2 * width, width),
    own: dense(width, width),
    ofWhole: dense(width, width),
    out: dense(width, 1),
    listed: new Set(readFileSync(new URL("listed.txt", folder), "utf8").split("\n").filter(Boolean)),
  };
  if (at !== file.length) throw new Error("The weights of the wording are not as long as their names say.");
  return found;
}

/** No text is weighed that has more positions, its two edges with them. */
export const MOST_ROWS = 400;

/** Names that no word has. */
export const UNSEEN = "<unseen>";
export const EDGE = "<edge>";

/** Of somebody or somewhere, whom the weights need not know. */
export const A_NAME = "a name";
