import type { Call, MovedAmount } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";

/** Whether two calls do the same: a value that is named once says nothing of how often. */
export function areTwins(one: Call, other: Call): boolean {
  if (!areAlike(one, other)) return false;
  if (changesGrant(one.operation)) return true;
  return (
    one.recipient === other.recipient &&
    isAsMuch(one.amountIn, other.amountIn) &&
    isAsMuch(one.amountOut, other.amountOut)
  );
}

/** Whether two calls do the same with the same, to whatever extent: rights of one spender on one token, a currency wrapped. */
export function areAlike(one: Call, other: Call): boolean {
  return (
    one.operation === other.operation &&
    one.amountIn?.asset.contract === other.amountIn?.asset.contract &&
    (!changesGrant(one.operation) || one.spender === other.spender)
  );
}

const isAsMuch = (one: MovedAmount | undefined, other: MovedAmount | undefined) =>
  one?.asset.contract === other?.asset.contract &&
  one?.baseUnits === other?.baseUnits &&
  one?.bound === other?.bound;
