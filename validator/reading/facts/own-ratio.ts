import { isTaken, type Reading, takeSpan, wordAt } from "../../intent/reading.ts";

const ONE = /^(?:one|1)$/;

/** Takes "1:1", "one for one", whose numbers are no amounts. */
export function takeRatio(reading: Reading): void {
  const { lexemes } = reading;
  const at = lexemes.findIndex(
    ({ lower }, place) =>
      ONE.test(lower) &&
      /^(?:for|to|:|against)$/.test(wordAt(lexemes, place + 1)) &&
      ONE.test(wordAt(lexemes, place + 2)),
  );
  if (at >= 0 && !isTaken(reading, at)) takeSpan(reading, { from: at, to: at + 3 });
}
