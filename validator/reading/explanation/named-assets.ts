import type { Call } from "../../calls/call.ts";
import type { Quote, Step } from "../../intent/intent.ts";
import type { Assets } from "./assets.ts";

/** "… and swap it for WETH": how much, the step before says; "forward those 100" says it again. */
export function byProceeds({ given, wanted }: Assets, proceeds: Quote): Pick<Step, keyof Moved | "proceeds"> {
  return {
    amount: undefined,
    token: given.token,
    restated: [...(given.amount ? [given.amount] : []), ...given.restated],
    amountOut: wanted.amount,
    tokenOut: wanted.token,
    proceeds,
  };
}

type Moved = Pick<Step, "amount" | "token" | "restated" | "amountOut" | "tokenOut">;

/** The named side of what only has one comes first. */
export function namedBy(call: Call, { given, wanted }: Assets, quote: Quote): Moved {
  const isNamedByOutput = /^(?:withdraw|borrow|claim|unstake|unwrap)$/.test(call.operation);
  const isTrade = call.operation === "swap";
  const swapped =
    !isTrade &&
    isNamedByOutput &&
    given.amount === undefined &&
    (wanted.amount ?? wanted.token) !== undefined;
  const [first, second] = swapped ? [wanted, given] : [given, wanted];
  const isEnding = /^(?:close|clear|settle|empty)$/i.test(quote.text);
  const isWhole = /^(?:repay|withdraw|unstake|claim)$/.test(call.operation) && !first.amount && first.token;
  return {
    // "Repay my DAI loan" means what there is.
    amount: isWhole
      ? {
          kind: "all",
          ...(isEnding ? {} : { isImplied: true as const }),
          token: isWhole,
          quote: isWhole.quote,
        }
      : first.amount,
    token: first.token,
    restated: first.restated,
    amountOut: second.amount,
    tokenOut: second.token,
  };
}
