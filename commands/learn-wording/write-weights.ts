import { writeFileSync } from "node:fs";
import type { Layer, Network } from "./network.ts";
import type { Parameters } from "./parameters.ts";

const FOLDER = new URL("../../validator/data/wording/", import.meta.url);
const LARGEST = 127;

/** The weights as `validator/wording/weights.ts` reads them: names, and rows of bytes with a scale each, then floats. */
export function writeWeights(
  network: Network,
  features: readonly string[],
  contexts: readonly string[],
): void {
  const { width, layers, reaches, whole, each, ofWhole, out } = network;
  const head = { width, features: features.length, contexts: contexts.length, reaches };
  writeFileSync(
    new URL("names.txt", FOLDER),
    `${[JSON.stringify(head), ...features, ...contexts].join("\n")}\n`,
  );
  const dense = ({ weights, bias }: Layer) => [floats(weights.values), floats(bias.values)];
  const rowOf = ({ values }: Parameters, at: number) => values.subarray(at * width, (at + 1) * width);
  const parts = [
    ...rows(features.map((_, at) => rowOf(network.features, at))),
    ...rows(contexts.map((_, at) => rowOf(network.contexts, at))),
    ...layers.flatMap(({ weights, bias }) => [
      ...weights.map(({ values }) => floats(values)),
      floats(bias.values),
    ]),
    ...[whole, each, ofWhole, out].flatMap(dense),
  ];
  writeFileSync(new URL("weights.bin", FOLDER), Buffer.concat(parts));
}

function floats(values: Float32Array): Buffer {
  const found = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) found.writeFloatLE(value, 4 * at);
  return found;
}

/** Scales first, then every row in bytes. */
function rows(values: readonly Float32Array[]): Buffer[] {
  const scales = values.map(
    (row) => row.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / LARGEST,
  );
  const bytes = values.map((row, at) =>
    Buffer.from(Int8Array.from(row, (value) => Math.round(value / (scales[at] ?? 1))).buffer),
  );
  return [floats(Float32Array.from(scales)), ...bytes];
}
