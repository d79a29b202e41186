import { writeFileSync } from "node:fs";
import { exampleOf, labelledRemarks } from "./learn-remarks/labelled-remarks.ts";
import { learn, sumOf } from "./learn-remarks/learn.ts";
import { tableOf } from "./learn-remarks/table-of.ts";

/**
 * `npm run learn-remarks`: weighs what people say beside a request, from the lists of remarks and clauses, and
 * tells how well remarks are judged that the weights were not learnt from.
 */
const FOLDS = 10;
const examples = labelledRemarks().map(exampleOf);
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const { weights, bias } = learn(examples.filter((_example, at) => at % FOLDS !== fold));
  return examples
    .filter((_example, at) => at % FOLDS === fold)
    .map(({ features, isHarmful, light }) => ({
      isHarmful,
      isLight: sumOf(features, weights, bias) < light,
    }));
}).flat();
for (const isHarmful of [false, true]) {
  const of = judged.filter((one) => one.isHarmful === isHarmful);
  const light = of.filter(({ isLight }) => isLight).length;
  console.log(
    `${isHarmful ? "harmful " : "harmless"} ${of.length}: passed over ${((100 * light) / of.length).toFixed(1)} %`,
  );
}
writeFileSync(
  new URL("../validator/data/remarks/weights.json", import.meta.url),
  tableOf(learn(examples), examples),
);
