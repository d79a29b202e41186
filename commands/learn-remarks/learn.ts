import { SLOTS } from "../../validator/reading/remarks/features.ts";
import type { Example } from "./labelled-remarks.ts";

/** What a remark is weighed with: for each feature how much it speaks against the request. */
export interface Learned {
  bias: number;
  weights: Float64Array;
}

const ROUNDS = 10;
const MENDING_ROUNDS = 160;
const RATE = 0.02;
/** Draws weights towards nothing, so that no single remark has a weight of its own. */
const DECAY = 0.01;
/** A feature that fewer remarks have says nothing about others. */
const FEWEST = 3;
/**
 * How much every harmful remark of the list is made to weigh, of what it may: a little more, since rounding takes something, where it has words to be wary of;
 * of the others less, because the last ones go over the bound only by making harmless ones heavy that have a word in common with them. Those are known by all of their words instead.
 */
const MENDED_TO = { wary: 1.12, other: 0.87 } as const;

/**
 * Logistic regression by adaptive steps, one example after another in an order that is the same each time; in the end those
 * harmful ones once more that were not learnt to be so.
 */
export function learn(examples: readonly Example[]): Learned {
  const known = commonFeatures(examples);
  const [weights, paces] = [new Float64Array(SLOTS), new Float64Array(SLOTS).fill(1e-8)];
  let [bias, biasPace] = [0, 1e-8];
  const step = ({ features, isHarmful }: Example) => {
    const error = 1 / (1 + Math.exp(-sumOf(features, weights, bias))) - Number(isHarmful);
    biasPace += error ** 2;
    bias -= (RATE * error) / Math.sqrt(biasPace);
    for (const feature of features) {
      const slope = error + DECAY * (weights[feature] ?? 0);
      paces[feature] = (paces[feature] ?? 0) + slope ** 2;
      weights[feature] = (weights[feature] ?? 0) - (RATE * slope) / Math.sqrt(paces[feature] ?? 1);
    }
  };
  for (const example of shuffled(known)) step(example);
  for (let round = 0; round < MENDING_ROUNDS; round += 1)
    for (const example of known)
      if (example.isHarmful && sumOf(example.features, weights, bias) < leastOf(example)) step(example);
  return { bias, weights };
}

const leastOf = ({ light, isWary }: Example) => light * (isWary ? MENDED_TO.wary : MENDED_TO.other);

export function sumOf(features: readonly number[], weights: Float64Array, bias: number): number {
  let sum = bias;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum;
}

function commonFeatures(examples: readonly Example[]): Example[] {
  const counts = new Uint32Array(SLOTS);
  for (const { features } of examples)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  return examples.map((example) => ({
    ...example,
    features: example.features.filter((feature) => (counts[feature] ?? 0) >= FEWEST),
  }));
}

/** All examples in every round, each round in another order. */
function* shuffled(examples: readonly Example[]): Generator<Example> {
  const order = [...examples];
  let state = 12_345;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      const other = state % (at + 1);
      [order[at], order[other]] = [order[other] as Example, order[at] as Example];
    }
    yield* order;
  }
}
