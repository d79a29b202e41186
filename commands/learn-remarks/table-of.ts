import type { Learned } from "./learn.ts";

/** How many steps a weight of one has in the table, where each takes one byte. */
const SCALE = 32;
const LARGEST = 127;

/** The weights as the arbiter reads them. */
export function tableOf({ bias, weights }: Learned): string {
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight * SCALE))),
  );
  const table = {
    bias: Math.round(bias * 1000) / 1000,
    scale: SCALE,
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
  return `${JSON.stringify(table, undefined, 2)}\n`;
}
