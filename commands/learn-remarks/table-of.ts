import type { Example } from "./labelled-remarks.ts";
import { type Learned, sumOf } from "./learn.ts";

/** How many steps a weight of one has in the table, where each takes one byte. */
const SCALE = 32;
const LARGEST = 127;

/** The weights as the arbiter reads them, and the harmful remarks that are too light by them. */
export function tableOf(learned: Learned, examples: readonly Example[]): string {
  const { weights } = learned;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight * SCALE))),
  );
  const bias = Math.round(learned.bias * 1000) / 1000;
  const rounded = Float64Array.from(bytes, (byte) => byte / SCALE);
  const light = examples.filter(
    (example) => example.isHarmful && sumOf(example.features, rounded, bias) < example.light,
  );
  const table = {
    bias,
    scale: SCALE,
    weights: Buffer.from(bytes.buffer).toString("base64"),
    listed: [...new Set(light.map(({ words }) => words))].sort(),
  };
  return `${JSON.stringify(table, undefined, 2)}\n`;
}
