import type { Call } from "../calls/call.ts";
import type { Amount, Intent } from "../intent/intent.ts";
import { resolveToken } from "../intent/resolve.ts";
import type { Case, Pair } from "./case.ts";

/** The side of a trade on which the outcome is open: what is got where the input is fixed, what is given where the output is. */
export function openSide({ amountIn }: Call): "given" | "got" {
  return amountIn?.bound === "at most" ? "given" : "got";
}

/** The words by which the user gives the open side up: any output, or any price. */
export function waiverOf(call: Call, { waivers }: Intent): Intent["waivers"][number] | undefined {
  const isOutput = openSide(call) === "got";
  return waivers.find(({ of }) => of === "price" || (isOutput && of === "minimum output"));
}

/** Whether the intent's own words bound the open side with a number, "at least 2,900 USDC", which other checks compare. */
export function isBoundedByWords({ call, step }: Pair, { intent, chain }: Case): boolean {
  const side = openSide(call);
  const own = side === "got" ? step?.amountOut : step?.amount;
  if (isNumber(own)) return true;
  const moved = side === "got" ? call.amountOut : call.amountIn;
  const bound = side === "got" ? "at least" : "at most";
  return (intent.limits ?? []).some(({ amount, operation }) => {
    if (operation !== undefined || amount.bound !== bound || !amount.token || !moved) return false;
    return resolveToken(amount.token, chain.id).some(({ contract }) => contract === moved.asset.contract);
  });
}

function isNumber(amount: Amount | undefined): boolean {
  return amount?.kind === "number";
}
