import type { Call } from "../../calls/call.ts";
import { tokenAt, underlyingOf } from "../../data/tokens.ts";
import { compareAmount } from "../../intent/compare-amount.ts";
import type { Item } from "../../items/item.ts";
import type { Role } from "../../items/roles.ts";
import { sidesOfCall } from "../../reading/facts/sides.ts";
import type { Mention } from "../mention.ts";
import { boundOf } from "./firm.ts";
import { withPieces } from "./pieces-said.ts";
import type { Said } from "./said.ts";
import { withWhole } from "./whole-said.ts";

/** What the text says of the two sides of a call. */
export function sumsSaid(
  call: Call,
  mentions: readonly Mention[],
  items: readonly Item[],
  chainId: number,
): Said {
  const { given, wanted } = sidesOfCall(call, chainId);
  const isTrade = call.operation === "swap";
  const told = withWhole(
    call,
    items,
    withMarketsToken(call, items, chainId, {
      ...sideSaid(mentions, "given", given?.asset.symbol, isTrade),
      ...outOf(sideSaid(mentions, "wanted", wanted?.asset.symbol, isTrade)),
    }),
  );
  return isTrade
    ? inDollars(call, told)
    : withOnlyToken(call, items, withPieces(call, mentions, withoutBounds(told)));
}

/** "Repay everything on cUSDC": the market that is named has one token that is owed and lent. */
function withMarketsToken(
  { operation, to }: Call,
  items: readonly Item[],
  chainId: number,
  said: Said,
): Said {
  const asset = said.token || said.tokenOut ? undefined : underlyingOf(chainId, to);
  if (!asset || !/^(?:repay|borrow|supply)$/.test(operation)) return said;
  const symbol = tokenAt(chainId, to).symbol?.toLowerCase();
  const market = items.find(
    (item) =>
      item.said === symbol ||
      (item.is === "place" && item.isContract && item.addresses?.has(to) === true) ||
      (item.is === "address" && item.address === to),
  );
  return market
    ? { ...said, token: { symbol: asset.symbol, contract: undefined, known: true, quote: market.quote } }
    : said;
}

/** "… for 0.2 WETH or more, then unwrap 0.2 WETH": the bound is of the call before. */
function withoutBounds(said: Said): Said {
  const [isIn, isOut] = [boundOf(said.amount) === "exact", boundOf(said.amountOut) === "exact"];
  if (said.amount && isIn && said.amountOut && !isOut) return { ...said, amountOut: undefined };
  return said.amountOut && isOut && said.amount && !isIn ? { ...said, amount: undefined } : said;
}

/** The first amount and the first token that the text tells of one side; a currency's own symbol before that of its other form. */
function sideSaid(
  mentions: readonly Mention[],
  role: Role,
  symbol: string | undefined,
  isTrade: boolean,
): Pick<Said, "amount" | "token"> {
  const own = mentions.filter((one) => one.role === role).map(({ item }) => item);
  const isOwn = (item: Item) =>
    (item.is === "amount" || item.is === "token") &&
    item.token?.symbol?.toLowerCase() === symbol?.toLowerCase();
  const amounts = own.filter(({ is }) => is === "amount");
  // "for 0.2 WETH or more, then unwrap 0.2 WETH": what bounds the call before is not what this one takes.
  const isExact = (item: Item) =>
    item.is === "amount" && item.amount.kind === "number" && item.amount.bound === "exact";
  const amount =
    (isTrade ? undefined : amounts.find((item) => (isOwn(item) || !hasToken(item)) && isExact(item))) ??
    amounts.find(isOwn) ??
    amounts[0];
  const tokens = own.filter(
    (item) => (item.is === "amount" || item.is === "token") && item.token !== undefined,
  );
  const token = tokens.find(isOwn) ?? tokens[0];
  return {
    amount: amount?.is === "amount" ? amount.amount : undefined,
    token: token?.is === "amount" || token?.is === "token" ? token.token : undefined,
  };
}

const hasToken = (item: Item): boolean => item.is === "amount" && item.token !== undefined;

const outOf = ({ amount, token }: Pick<Said, "amount" | "token">) => ({ amountOut: amount, tokenOut: token });

/** "Pay 0x… 75 and 0x… 65 USDC": the one token that a text names is that of every sum in it. */
function withOnlyToken({ operation }: Call, items: readonly Item[], said: Said): Said {
  if (!/^(?:transfer|approve)$/.test(operation) || !said.amount || said.token) return said;
  const named = items.flatMap((item) =>
    (item.is === "amount" || item.is === "token") && item.token ? [item.token] : [],
  );
  const isOne = new Set(named.map(({ symbol }) => symbol?.toLowerCase())).size === 1;
  return isOne ? { ...said, token: named[0] } : said;
}

/** "Buy $1500 of ETH with USDC": dollars of what is got are as many of the dollar coin that is given. */
function inDollars({ amountIn }: Call, said: Said): Said {
  const dollars = said.amountOut;
  if (!amountIn || amountIn.bound || !said.token || said.amount) return said;
  if (dollars?.kind !== "number" || dollars.unit !== "USD" || dollars.bound !== "exact") return said;
  const amount = { ...dollars, token: said.token };
  // Of no other token does this agree without a price.
  return compareAmount(amount, amountIn, {}).agrees ? { ...said, amount, amountOut: undefined } : said;
}
