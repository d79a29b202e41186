import type { NumberAmount, Step } from "./intent.ts";
import type { Limit } from "./limits.ts";
import { isSameToken } from "./same-asset.ts";

/** A limit tells the side of a trade that nothing else tells: "Buy 100 LINK, paying at most 1520 USDC". */
export function withLimits(steps: readonly Step[], limits: readonly Limit[]): Step[] {
  return steps.map((step) => {
    if (step.action.operation !== "swap") return step;
    const given = limits.find(
      ({ amount, side, operation }) =>
        amount.bound === "at most" &&
        !operation &&
        side !== "wanted" &&
        fits(amount, step.token, step.tokenOut),
    );
    const wanted = limits.find(
      ({ amount, side }) =>
        amount.bound === "at least" && side !== "given" && fits(amount, step.tokenOut, step.token),
    );
    return {
      ...step,
      ...(given && !step.amount && { amount: given.amount, token: step.token ?? given.amount.token }),
      ...(wanted &&
        !step.amountOut && { amountOut: wanted.amount, tokenOut: step.tokenOut ?? wanted.amount.token }),
    };
  });
}

function fits({ token }: NumberAmount, own: Step["token"], other: Step["token"]): boolean {
  return own ? !token || isSameToken(token, own) : token !== undefined && !isSameToken(token, other);
}
