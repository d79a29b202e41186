import type { Call } from "../../calls/call.ts";
import { isTaken, type Reading, takeSpan, wordAt } from "../../intent/reading.ts";
import { sidesOfCall } from "./sides.ts";

const ONE = /^(?:one|1)$/;

/** Takes "1:1", "one for one", where every call that exchanges something brings no less than it takes. */
export function takeOwnRatio(reading: Reading, calls: readonly Call[], chainId: number): void {
  const { lexemes } = reading;
  const at = lexemes.findIndex(
    ({ lower }, place) =>
      ONE.test(lower) &&
      /^(?:for|to|:)$/.test(wordAt(lexemes, place + 1)) &&
      ONE.test(wordAt(lexemes, place + 2)),
  );
  const exchanges = calls.filter(({ operation }) => /^(?:swap|wrap|unwrap)$/.test(operation));
  if (at < 0 || isTaken(reading, at) || exchanges.length === 0) return;
  if (exchanges.every((call) => isEven(call, chainId))) takeSpan(reading, { from: at, to: at + 3 });
}

function isEven(call: Call, chainId: number): boolean {
  const { given, wanted } = sidesOfCall(call, chainId);
  return (
    given !== undefined &&
    wanted !== undefined &&
    given.baseUnits === wanted.baseUnits &&
    given.asset.decimals === wanted.asset.decimals
  );
}
