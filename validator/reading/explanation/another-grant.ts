import type { Call } from "../../calls/call.ts";
import type { Step } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { quoteBetween } from "../mentions/quote-between.ts";

/**
 * A permission beside the one before it: "Approve 100 USDC for 0x…, and another 100 USDC for 0x…", "one for 400 USDC and the
 * other for 0.2 WETH". It adds to none, since the one before is another's or of another token.
 */
export function asAnotherGrant(
  reading: Reading,
  step: Step,
  lexemes: readonly Lexeme[],
  own: readonly Call[],
  before: readonly Call[],
): Step {
  const [call] = own;
  const at = lexemes.findIndex(
    ({ lower }, place) => lower === "another" || (lower === "the" && wordAt(lexemes, place + 1) === "other"),
  );
  if (at < 0 || !call || call.operation !== "approve" || before.length === 0) return step;
  const isOther = (one: Call) =>
    one.operation === "approve" &&
    (one.spender !== call.spender || one.amountIn?.asset.contract !== call.amountIn?.asset.contract);
  if (!before.every(isOther)) return step;
  const named = pastWords(lexemes, at + 1, /^(?:other|one|for|of)$/);
  const words = numberAt(lexemes, named) ? quoteBetween({ ...reading, lexemes }, at, named) : undefined;
  if (!words) return step;
  const { amount } = step;
  const counted = amount?.kind === "number" ? { ...amount, isMore: undefined } : amount;
  return { ...step, ...(counted && { amount: counted }), beside: [...(step.beside ?? []), words] };
}
