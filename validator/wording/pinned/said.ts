import type { Call, MovedAmount } from "../../calls/call.ts";
import { decimal, fromBaseUnits } from "../../decimals/decimal.ts";
import type { Amount, Quote, Step, TokenMention } from "../../intent/intent.ts";
import { sidesOfCall } from "../../reading/facts/sides.ts";

/** What the text says of a call's two sides. */
export interface Said {
  amount: Amount | undefined;
  token: TokenMention | undefined;
  amountOut: Amount | undefined;
  tokenOut: TokenMention | undefined;
}

/**
 * As the comparisons take it: what comes out where the call gives nothing for it, and what the words leave to the call before,
 * which brings just that.
 */
export function sidesNamed(
  call: Call,
  said: Said,
  proceeds: Quote | undefined,
  chainId: number,
): Partial<Step> {
  const { given, wanted } = sidesOfCall(call, chainId);
  const taken =
    proceeds && given && !said.amount
      ? { amount: amountIn(given, proceeds), token: tokenIn(given, proceeds) }
      : said;
  const token = taken.token ?? (said.amount && given && tokenIn(given, said.amount.quote));
  const tokenOut = said.tokenOut ?? (said.amountOut && wanted && tokenIn(wanted, said.amountOut.quote));
  if (call.operation === "repay" && taken.amount?.kind === "number")
    return { amount: { ...taken.amount, isMore: undefined }, token };
  if (call.operation === "swap") return { amount: taken.amount, token, amountOut: said.amountOut, tokenOut };
  return taken.amount
    ? { amount: taken.amount, token }
    : { amount: said.amountOut, token: said.amountOut ? tokenOut : (token ?? tokenOut) };
}

const tokenIn = ({ asset }: MovedAmount, quote: Quote): TokenMention => ({
  symbol: asset.symbol,
  contract: asset.symbol === undefined && asset.contract !== "native" ? asset.contract : undefined,
  known: asset.symbol !== undefined,
  quote,
});

function amountIn(moved: MovedAmount, quote: Quote): Amount {
  const { asset, baseUnits, bound } = moved;
  const token = tokenIn(moved, quote);
  if (bound === "all") return { kind: "all", token, quote };
  const { decimals } = asset;
  const value = decimal(decimals === undefined ? baseUnits.toString() : fromBaseUnits(baseUnits, decimals));
  const unit = decimals === undefined ? "base units" : "token";
  return { kind: "number", value, unit, bound: "exact", token, quote };
}

/** Whether the text leaves nothing open that the call decides. */
export function isComplete(
  call: Call,
  said: Said,
  proceeds: Quote | undefined,
  isPartyNamed: boolean,
): boolean {
  const isMoved = (said.amount ?? said.amountOut ?? proceeds) !== undefined;
  const isNamed = (said.token ?? said.tokenOut ?? proceeds) !== undefined;
  switch (call.operation) {
    case "transfer":
      return isMoved && isNamed && isPartyNamed;
    case "approve":
      return (
        (said.amount ?? proceeds) !== undefined && (said.token ?? proceeds) !== undefined && isPartyNamed
      );
    case "revoke":
      return said.token !== undefined && isPartyNamed;
    case "swap": {
      const fixed = call.amountIn?.bound === "at most" ? said.amountOut : (said.amount ?? proceeds);
      return fixed !== undefined && (said.token ?? proceeds) !== undefined && said.tokenOut !== undefined;
    }
    case "wrap":
    case "unwrap":
      return isMoved;
    default:
      return isMoved && isNamed;
  }
}
