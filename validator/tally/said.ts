import type { Call, MovedAmount } from "../calls/call.ts";
import { decimal, fromBaseUnits } from "../decimals/decimal.ts";
import type { Amount, Quote, Step, TokenMention } from "../intent/intent.ts";
import { sidesOfCall } from "../reading/facts/sides.ts";
import { isAgain } from "./is-again.ts";
import type { Item } from "./item.ts";
import type { Mention, Own } from "./own.ts";
import type { Role } from "./roles.ts";

/** What the text says of a call's two sides. */
export interface Said {
  amount: Amount | undefined;
  token: TokenMention | undefined;
  amountOut: Amount | undefined;
  tokenOut: TokenMention | undefined;
}

/** Both sides; undefined where one has several amounts, or goes by several names. */
export function saidOf(items: readonly Item[], mentions: readonly Mention[]): Said | undefined {
  const [given, wanted] = [sideOf(items, mentions, "given"), sideOf(items, mentions, "wanted")];
  return given && wanted && { ...given, amountOut: wanted.amount, tokenOut: wanted.token };
}

function sideOf(
  items: readonly Item[],
  mentions: readonly Mention[],
  role: Role,
): Pick<Said, "amount" | "token"> | undefined {
  const own = mentions.filter((one) => one.role === role);
  const amounts = own.flatMap(({ at, item }) => (item.is === "amount" ? [{ at, amount: item.amount }] : []));
  const tokens = own.flatMap(({ item }) =>
    (item.is === "amount" || item.is === "token") && item.token ? [item.token] : [],
  );
  const [first, ...others] = amounts;
  // "swap these 250 DAI" is no other sum.
  if (others.some(({ at, amount }) => !isAgain(items, at) || !isSameSum(amount, first?.amount)))
    return undefined;
  if (new Set(tokens.map(({ symbol }) => symbol?.toLowerCase())).size > 1) return undefined;
  return { amount: first?.amount, token: tokens[0] };
}

/** Exact ones are each what the call moves, however they are written: "500 finney, i.e. 0.5 ETH". */
const isSameSum = (one: Amount, other: Amount | undefined) =>
  sumOf(one) === sumOf(other) ||
  (one.kind === "number" && other?.kind === "number" && one.bound === "exact" && other.bound === "exact");
/** "0x… 35, 0x… 35, both USDC": the one token that a text names is that of every sum in it. */
export function withOnlyToken({ items, roles, call }: Own, said: Said): Said {
  if (!/^(?:transfer|approve)$/.test(call.operation) || !said.amount || said.token) return said;
  const named = items.flatMap((item, at) =>
    (item.is === "amount" || item.is === "token") && item.token ? [{ token: item.token, at }] : [],
  );
  const isOne = new Set(named.map(({ token }) => token.symbol?.toLowerCase())).size === 1;
  const isOwn = named.every(({ token, at }) => items[at]?.is === "amount" || roles[at] === "given" || !token);
  return isOne && isOwn ? { ...said, token: named[0]?.token } : said;
}

const sumOf = (amount: Amount | undefined) =>
  amount?.kind === "number" ? `${amount.value.digits} ${amount.value.scale}` : amount?.kind;

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
