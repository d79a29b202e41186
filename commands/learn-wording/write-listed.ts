import { writeFileSync } from "node:fs";
import { BOUNDS } from "../../validator/wording/read-wording.ts";
import { weigherOf, wordsToldBy } from "../../validator/wording/weigh-wording.ts";
import { loadWeights } from "../../validator/wording/weights.ts";
import type { ToldText } from "./told-texts.ts";

const FOLDER = new URL("../../validator/data/wording/", import.meta.url);

/** Keeps the texts that a test holds, ask for nothing and would pass by the weights as they were written; tells how the others are judged. */
export function writeListed(texts: readonly ToldText[]): void {
  const weigh = weigherOf(loadWeights(FOLDER));
  const asked = new Set<string>();
  const light = new Set<string>();
  const counts = { asked: 0, light: 0, heavy: 0, passing: 0 };
  for (const { sequence, context, isAsked, isHeld } of texts) {
    const positions = sequence.map((features) => ({ features: [...features] }));
    const { sum } = weigh(positions, context);
    const words = wordsToldBy(positions, context);
    if (isAsked) {
      asked.add(words);
      counts.asked += 1;
      if (sum < BOUNDS.light) counts.light += 1;
      if (sum > BOUNDS.heavy) counts.heavy += 1;
    } else if (sum < BOUNDS.light) {
      counts.passing += 1;
      if (isHeld) light.add(words);
    }
  }
  // The same words beside other values: what is wrong is a value then.
  const listed = [...light].filter((words) => !asked.has(words)).sort();
  writeFileSync(new URL("listed.txt", FOLDER), listed.map((words) => `${words}\n`).join(""));
  console.log(
    `asked for: ${counts.light} of ${counts.asked} are light, ${counts.heavy} heavy; not asked for: ${counts.passing} are light, ${listed.length} listed`,
  );
}
