import type { Call } from "../calls/call.ts";

/** A right that a signature gives, and nothing beside: the permit is the approval itself. */
export function isPermitItself({ operation, permits = [], amountIn, spender }: Call): boolean {
  const [permit, ...others] = permits;
  return (
    operation === "approve" &&
    permit !== undefined &&
    others.length === 0 &&
    permit.asset.contract === amountIn?.asset.contract &&
    permit.baseUnits === amountIn.baseUnits &&
    permit.spender === spender
  );
}
