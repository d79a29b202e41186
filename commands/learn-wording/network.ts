import { type Dense, floatsOf, type Weights } from "../../validator/wording/weights.ts";
import { type Parameters, parametersOf } from "./parameters.ts";

/** Everything that is learnt; the arbiter's `weigh-wording.ts` reckons with the same numbers in the same order. */
export interface Network {
  width: number;
  reaches: readonly number[];
  features: Parameters;
  contexts: Parameters;
  layers: readonly { weights: readonly Parameters[]; bias: Parameters }[];
  whole: Layer;
  each: Layer;
  ofWhole: Layer;
  out: Layer;
}

export interface Layer {
  weights: Parameters;
  bias: Parameters;
}

/** The weights as they stand, with a row for each name that is new: a new word begins as one that was never seen. */
export function networkFrom(weights: Weights, newFeatures: number, newContexts: number): Network {
  const { width, unseen, layers } = weights;
  const [table, contextTable] = [floatsOf(weights.table), floatsOf(weights.contextTable)];
  const features = grown(table, newFeatures * width);
  for (let row = 0; row < newFeatures; row += 1)
    features.set(table.subarray(unseen * width, (unseen + 1) * width), table.length + row * width);
  const dense = ({ weights: own, bias }: Dense): Layer => ({
    weights: parametersOf(own.slice(), own.length / bias.length),
    bias: parametersOf(bias.slice(), bias.length),
  });
  return {
    width,
    reaches: layers.map(({ reach }) => reach),
    features: parametersOf(features, width),
    contexts: parametersOf(grown(contextTable, newContexts * width), width),
    layers: layers.map((layer) => ({
      weights: layer.weights.map((own) => parametersOf(own.slice(), width)),
      bias: parametersOf(layer.bias.slice(), width),
    })),
    whole: dense(weights.whole),
    each: dense(weights.own),
    ofWhole: dense(weights.ofWhole),
    out: dense(weights.out),
  };
}

function grown(values: Float32Array, by: number): Float32Array {
  const found = new Float32Array(values.length + by);
  found.set(values);
  return found;
}

export function parametersIn(network: Network): Parameters[] {
  const { features, contexts, layers, whole, each, ofWhole, out } = network;
  return [
    features,
    contexts,
    ...layers.flatMap(({ weights, bias }) => [...weights, bias]),
    ...[whole, each, ofWhole, out].flatMap(({ weights, bias }) => [weights, bias]),
  ];
}
