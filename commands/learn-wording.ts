import { loadWeights } from "../validator/wording/weights.ts";
import { type Example, learnExample } from "./learn-wording/learn-example.ts";
import { networkFrom, parametersIn } from "./learn-wording/network.ts";
import { step } from "./learn-wording/parameters.ts";
import { randomFrom, shuffled } from "./learn-wording/random.ts";
import { toldTexts } from "./learn-wording/told-texts.ts";
import { writeListed } from "./learn-wording/write-listed.ts";
import { writeWeights } from "./learn-wording/write-weights.ts";

/**
 * `npm run learn-wording -- [rounds]`: the weights of the wording go on learning from the corpus and the lists as they stand. It
 * takes some minutes for each round; the same lists and weights give the same ones.
 */
const ROUNDS = Number(process.argv[2] ?? 2);
const BATCH = 32;
const RATE = 3e-4;

const weights = loadWeights(new URL("../validator/data/wording/", import.meta.url));
const texts = toldTexts();
const named = (known: ReadonlyMap<string, number>, told: readonly string[]) => [
  ...new Set([...known.keys(), ...told]),
];
const features = named(weights.features, namesSeveralTimes(texts.flatMap(({ sequence }) => sequence.flat())));
const contexts = named(
  weights.contexts,
  texts.flatMap(({ context }) => [...context]),
);
const network = networkFrom(
  weights,
  features.length - weights.features.size,
  contexts.length - weights.contexts.size,
);
const rowOf = new Map(features.map((name, at) => [name, at]));
const contextOf = new Map(contexts.map((name, at) => [name, at]));
const random = randomFrom(1);
const examples = texts.map(({ sequence, context, isAsked }): Example => {
  const positions = sequence.map((own) => {
    const [first, ...others] = own.map((name) => rowOf.get(name));
    return [first ?? weights.unseen, ...others.flatMap((row) => row ?? [])];
  });
  return {
    positions: [[weights.edge], ...positions, [weights.edge]],
    contexts: context.flatMap((name) => contextOf.get(name) ?? []),
    target: isAsked ? 0 : 1,
  };
});
console.log(
  `${examples.length} texts, ${examples.filter(({ target }) => target === 0).length} of them asked for`,
);
const parameters = parametersIn(network);
const steps = Math.ceil((ROUNDS * examples.length) / BATCH);
let [wrong, taken] = [0, 0];
for (let round = 0; round < ROUNDS; round += 1) {
  const order = shuffled(examples, random);
  for (let from = 0; from < order.length; from += BATCH) {
    const batch = order.slice(from, from + BATCH);
    for (const example of batch) wrong += learnExample(network, example, random) / order.length;
    taken += 1;
    for (const own of parameters) step(own, RATE * (1 - taken / (steps + 1)), taken, batch.length);
  }
  console.log(`round ${round + 1}: ${wrong.toFixed(3)}`);
  wrong = 0;
}
writeWeights(network, features, contexts);
writeListed(texts);

/** A name that only one text has is learnt by heart and says nothing of others. */
function namesSeveralTimes(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.has(name) || !seen.add(name));
}
