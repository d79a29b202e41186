import { expect } from "chai";
import { learnExample } from "../../../commands/learn-wording/learn-example.ts";
import { networkFrom, parametersIn } from "../../../commands/learn-wording/network.ts";
import { randomFrom } from "../../../commands/learn-wording/random.ts";
import type { Dense, Weights } from "../../../validator/wording/weights.ts";

const WIDTH = 4;
const STEP = 1e-2;

function someWeights(): Weights {
  const random = randomFrom(7);
  const floats = (count: number) => Float32Array.from({ length: count }, () => random() - 0.4);
  const rows = (count: number) => ({
    bytes: Int8Array.from({ length: count * WIDTH }, () => Math.round(250 * random()) - 100),
    scales: new Float32Array(count).fill(1 / 250),
  });
  const dense = (inputs: number, outputs: number): Dense => ({
    weights: floats(inputs * outputs),
    bias: floats(outputs),
  });
  const layer = (reach: number) => ({
    reach,
    weights: [0, 1, 2].map(() => floats(WIDTH * WIDTH)),
    bias: floats(WIDTH),
  });
  return {
    width: WIDTH,
    features: new Map(),
    table: rows(5),
    contexts: new Map(),
    contextTable: rows(2),
    edge: 0,
    unseen: 1,
    layers: [layer(1), layer(2)],
    whole: dense(2 * WIDTH, WIDTH),
    own: dense(WIDTH, WIDTH),
    ofWhole: dense(WIDTH, WIDTH),
    out: dense(WIDTH, 1),
    listed: new Set(),
  };
}

describe("learning from a text", () => {
  it("moves every weight the way in which the text is judged less wrongly", () => {
    const example = { positions: [[0], [2, 3], [4], [1], [0]], contexts: [0, 1], target: 1 };
    // Nothing is left out by chance.
    const wrongness = (network: ReturnType<typeof networkFrom>) => learnExample(network, example, () => 0.5);
    const network = networkFrom(someWeights(), 0, 0);
    wrongness(network);
    let compared = 0;
    for (const [index, { values, slopes }] of parametersIn(network).entries())
      for (let at = 0; at < values.length; at += 3) {
        const moved = (by: number) => {
          const other = networkFrom(someWeights(), 0, 0);
          const own = parametersIn(other)[index];
          if (own) own.values[at] = (own.values[at] as number) + by;
          return wrongness(other);
        };
        const slope = (moved(STEP) - moved(-STEP)) / (2 * STEP);
        expect(slopes[at], `weight ${at} of ${index}`).to.be.closeTo(slope, 0.02);
        if (Math.abs(slope) > 0.02) compared += 1;
      }
    expect(compared).to.be.greaterThan(10);
  });
});
