import type { Call, MovedAmount } from "../../calls/call.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import { compareAmount } from "../../intent/compare-amount.ts";
import type { Amount, Intent, Quote, TokenMention } from "../../intent/intent.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { isSameAmount } from "../../intent/same-asset.ts";
import { isUntold, otherSide, type SideName, type Sides, sideOf } from "../facts/sides.ts";
import { isBacking } from "../grammar/backing.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import {
  hasPronoun,
  isEstimate,
  isExact,
  isFullAmount,
  isFurther,
  isNumbered,
  isRest,
  isWorth,
} from "./amount-words.ts";
import { bareSide, isOfShares, sharesSide } from "./bare-side.ts";
import { sideByCue, wayBehind } from "./direction.ts";
import { fixedSide, isOnlyFreeBounded, isSaidIn } from "./fixed-side.ts";
import type { Ground } from "./ground.ts";
import { isOfGrant, isSpared } from "./left-of-grant.ts";
import { leastOf, setByPrice } from "./price.ts";
import { isPaidByQueue } from "./queue-pays.ts";
import { isTakenBackFirst } from "./serving-grant.ts";

const EXCHANGES = /^(?:swap|wrap|unwrap)$/;

interface Found {
  amount: Amount | undefined;
  token: TokenMention | undefined;
  restated: Amount[];
}
export type Assets = Record<SideName, Found>;

/** What the mentions say of each side of a call; undefined where one of them is not explained by it. */
export function explainAssets(
  reading: Reading,
  mentions: readonly Mention[],
  call: Call,
  sides: Sides,
  { calls, chainId, prices, bounds: { limits = [], slippage } }: Ground,
  isYielded: boolean,
): Assets | undefined {
  const found: Assets = {
    given: { amount: undefined, token: undefined, restated: [] },
    wanted: { amount: undefined, token: undefined, restated: [] },
  };
  const named = new Set<SideName>();
  /** What goes in by the words behind it. */
  const ways = new Set<SideName>();
  const unwrapping = unwrappingIn(mentions, call);
  const said = [...mentions, ...limits.filter(({ amount }) => isSaidIn(reading, amount))];
  const sums = said.flatMap((one) => ("amount" in one ? one.amount : []));
  let last: SideName | undefined;
  let price: MentionOf<"amount"> | undefined;
  let isDirected =
    !EXCHANGES.test(call.operation) || call.operation === "wrap" || call.operation === "unwrap";
  for (const [at, mention] of mentions.entries()) {
    if (mention.kind === "address") nameByContract(mention, call, sides, found);
    if (mention.kind !== "amount" && mention.kind !== "token") continue;
    const { token } = mention;
    // What a loan is taken against lies there already.
    const isTrade = EXCHANGES.test(call.operation);
    if (!isTrade && mention.kind === "token" && isBacking(reading.lexemes, mention.from)) continue;
    if (isPaidByQueue(mention, mentions, call, chainId)) continue;
    const isEach = call.operation === "swap" && /^(?:each|apiece)$/.test(wordAt(reading.lexemes, mention.to));
    if (mention.kind === "amount" && (mention.isPrice || isEach)) {
      if (price || call.operation !== "swap") return undefined;
      price = mention;
      continue;
    }
    const cue = isTrade ? sideByCue(reading, mentions, at, sums) : undefined;
    // "… for WETH and unwrap it", where the trade itself gives the currency; what is claimed has no number.
    const unwrapped = token && unwrapping && isWrapped(token, chainId) ? "wanted" : undefined;
    const isClaimed = call.claimed?.symbols.some((symbol) => symbol === token?.symbol);
    if (isClaimed && (mention.kind === "token" || mention.amount.kind === "all")) {
      if (mention.kind === "amount") found.wanted.amount ??= mention.amount;
      found.wanted.token ??= token;
      continue;
    }
    const side = token
      ? (sideOf(token, sides, chainId) ?? unwrapped)
      : mention.kind === "amount" && isWorth(mention.amount) && last
        ? last
        : isOfShares(reading, mention)
          ? sharesSide(reading, mention, call, sides, prices)
          : bareSide(mention, call, sides, prices, isTrade ? cue : last);
    // A bare number that is nothing of the call's is for the accounting to explain: an invoice's, an age.
    if (!side && mention.kind === "amount" && !token && mention.amount.kind === "number") continue;
    if (mention.kind === "amount" && isNumbered(mention, mentions)) {
      if (side) found[side].token ??= token;
      continue;
    }
    // "…, the full amount" says again that it is to be all of that.
    if (mention.kind === "amount" && mention.amount.kind === "all" && isFullAmount(reading, mention))
      continue;
    if (call.claimed && !token && mention.kind === "amount" && mention.amount.kind === "all") {
      found.wanted.amount ??= mention.amount;
      continue;
    }
    if (side !== "wanted" && isTakenBackFirst(reading, mentions, mention, call, calls)) {
      found.given.token ??= token;
      continue;
    }
    const moved = side && sides[side];
    if (!side || !moved || (cue !== undefined && cue !== side)) return undefined;
    if (cue !== undefined) isDirected = true;
    const way = isTrade && cue === undefined ? wayBehind(reading, mention) : undefined;
    if (way) ways.add(way === "in" ? side : otherSide(side));
    // "Send 1 ETH to 0x… and swap 1 ETH": what is sent there itself is no proceeds.
    const [before, behind] = [mentions[at - 1], mentions[at + 1]];
    const isSent = before?.kind === "verb" && before.verb.certain.has("transfer");
    if (call.operation === "swap" && side === "given" && isSent && behind?.kind === "address")
      return undefined;
    last = side;
    const own = found[side];
    // A vault's own token names the place.
    const isExactly =
      token !== undefined &&
      resolveToken(token, chainId).some(({ contract }) => contract === moved.asset.contract);
    if (token && unwrapped && unwrapping) own.token = nativeBy(token.quote, moved);
    else if (token && !isUntold(call, moved)) {
      // "ETH looks cheap. … for WETH": what is named by its own name counts.
      if (isExactly && (!named.has(side) || mention.kind === "amount")) own.token = token;
      own.token ??= token;
      if (isExactly) named.add(side);
    }
    if (mention.kind !== "amount") continue;
    // "Buy $1500 of ETH with USDC": so many dollars are spent.
    if (side === "wanted" && isSpentInDollars(mention, call) && sides.given) {
      if (found.given.amount || !compareAmount(mention.amount, sides.given, prices).agrees) return undefined;
      found.given.amount = { ...mention.amount, token: undefined };
      continue;
    }
    const isLimit = side === "wanted" && call.operation === "swap" && fixedSide(call) === "given";
    // "I expect around 19 UNI, 18.5 at the very least": beside the least that is asked for an estimate asks for nothing.
    if (isLimit && isEstimate(mention, mentions, limits)) continue;
    const amount = isLimit ? leastOf(reading, mention) : mention.amount;
    if (
      (isExact(amount) &&
        isFurther(reading, mentions, at) &&
        !(own.amount && isSameAmount(own.amount, amount))) ||
      isRest(reading, mention, call) ||
      (isLimit && amount.kind === "number" && amount.bound === "at most") ||
      !(
        (takesBack(call) && !isOfGrant(reading, mention) && !isSpared(reading, mention)) ||
        compareAmount(amount, moved, prices).agrees ||
        (isLimit && isWithin(amount, moved, slippage, prices))
      )
    )
      return undefined;
    if (own.amount === undefined) own.amount = amount;
    else if (isExact(own.amount) && isExact(amount)) own.restated.push(amount);
    else if (amount.kind !== "number" && own.amount.kind === amount.kind) own.restated.push(amount);
    // "(about $300)" tells its worth.
    else if (isExact(own.amount) && isWorth(amount)) own.restated.push({ ...amount, bound: "about" });
    else return undefined;
  }
  // "Sign the permit for 600 USDC and swap it"
  const granted = limits.find(({ operation }) => operation === "approve")?.amount;
  if (granted && !found.given.amount && sides.given && hasPronoun(reading)) {
    const amount = { ...granted, bound: "exact" as const };
    if (!compareAmount(amount, sides.given, prices).agrees) return undefined;
    found.given = { ...found.given, amount, token: found.given.token ?? granted.token };
  }
  if (price?.amount.kind === "number") {
    const isSale = call.amountIn?.bound !== "at most";
    const paid = sides[isSale ? "wanted" : "given"];
    if (!setByPrice(found, price.amount, price.token) || !paid) return undefined;
    const { amount } = found[isSale ? "wanted" : "given"];
    if (!amount || !compareAmount(amount, paid, prices).agrees) return undefined;
    isDirected = true;
  }
  for (const { amount, side: told, operation } of limits) {
    const side = amount.token && sideOf(amount.token, sides, chainId);
    if (side) found[side].token ??= amount.token;
    // "I expect 1490 USDC or more": what is bounded so is got.
    if (!side || !told || operation || call.operation !== "swap" || !isSaidIn(reading, amount)) continue;
    if (told !== side) return undefined;
    isDirected = true;
  }
  if (ways.size > 1 || (ways.has("wanted") && !isOnlyFreeBounded(sums, call, sides, chainId)))
    return undefined;
  if (ways.size > 0) isDirected = true;
  const isBounded = limits.some(
    ({ amount }) => amount.token && sideOf(amount.token, sides, chainId) === fixedSide(call),
  );
  if (call.operation === "swap" && !found[fixedSide(call)].amount && !isBounded && !isYielded)
    return undefined;
  const isBothSided =
    isYielded ||
    !EXCHANGES.test(call.operation) ||
    (found.given.token !== undefined && found.wanted.token !== undefined);
  const isSingle = call.operation === "wrap" || call.operation === "unwrap";
  return isDirected && (isBothSided || isSingle) ? found : undefined;
}

/** "For 9,995 DAI with 0.5% slippage": the least that is got may be so much below what was quoted. */
function isWithin(
  amount: Amount,
  { asset, baseUnits }: MovedAmount,
  slippage: Intent["slippage"],
  prices: Record<string, number>,
): boolean {
  if (!slippage || !isExact(amount)) return false;
  const { expected } = compareAmount(amount, { asset, baseUnits }, prices);
  return (
    expected !== undefined &&
    baseUnits <= expected &&
    baseUnits >= expected - (expected * BigInt(Math.round(slippage.bips * 100))) / 1_000_000n
  );
}

const isSpentInDollars = ({ amount }: MentionOf<"amount">, call: Call) =>
  call.operation === "swap" &&
  fixedSide(call) === "given" &&
  amount.kind === "number" &&
  amount.unit === "USD";

/** An approval of nothing ends whatever was approved before: "revoke my 1000 USDC approval". */
const takesBack = ({ operation, amountIn }: Call) => operation === "revoke" && amountIn?.baseUnits === 0n;

/** The verb by which a trade for the wrapped currency is to give the currency itself. */
export function unwrappingIn(
  mentions: readonly Mention[],
  { operation, amountOut }: Call,
): Mention | undefined {
  if (operation !== "swap" || amountOut?.asset.contract !== "native") return undefined;
  return mentions.find((mention) => mention.kind === "verb" && mention.verb.certain.has("unwrap"));
}

/** "15 tokens of 0x…": a token by its contract, where nobody else goes by that address. */
function nameByContract(
  { address, quote }: MentionOf<"address">,
  { recipient, spender }: Call,
  sides: Sides,
  found: Assets,
): void {
  if (address === recipient || address === spender) return;
  for (const side of ["given", "wanted"] as const)
    if (sides[side]?.asset.contract === address)
      found[side].token ??= { symbol: undefined, contract: address, known: true, quote };
}

const isWrapped = (token: TokenMention, chainId: number) =>
  resolveToken(token, chainId).some(isWrappedNative);

const nativeBy = (quote: Quote, { asset }: MovedAmount): TokenMention => ({
  symbol: asset.symbol,
  contract: undefined,
  known: true,
  quote,
});
