import type { Call } from "../../calls/call.ts";
import type { Reading } from "../../intent/reading.ts";

const EXACT = { in: ["exact-in", "exact-input"], out: ["exact-out", "exact-output"] };

/** Whether a text says that a trade fixes the other side: "exact-out" of what sells a fixed sum. */
export function fixesOtherSide({ lexemes }: Reading, calls: readonly Call[]): boolean {
  const said = lexemes.filter(({ lower }) => EXACT.in.includes(lower) || EXACT.out.includes(lower));
  const exact = calls.flatMap(({ operation, amountIn }) =>
    operation !== "swap" ? [] : amountIn?.bound === "at most" ? EXACT.out : EXACT.in,
  );
  return said.some(({ lower }) => !exact.includes(lower));
}
