import type { Call } from "../../calls/call.ts";
import { isTaken, type Reading, takeSpan, wordAt } from "../../intent/reading.ts";
import { sidesOfCall } from "./sides.ts";

/** Takes "1:1", where every call that exchanges something gives exactly as much as it takes. */
export function takeOwnRatio(reading: Reading, calls: readonly Call[], chainId: number): void {
  const { lexemes } = reading;
  const at = lexemes.findIndex(
    ({ lower }, place) =>
      lower === "1" && wordAt(lexemes, place + 1) === ":" && wordAt(lexemes, place + 2) === "1",
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
    given.asset.decimals === wanted.asset.decimals &&
    given.bound === undefined &&
    wanted.bound === undefined
  );
}
