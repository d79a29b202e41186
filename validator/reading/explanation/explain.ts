import type { Call } from "../../calls/call.ts";
import { isOfProtocol, protocolsOf } from "../../calls/protocols-of.ts";
import { contractAddresses, contractAt } from "../../data/contracts.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import { compareAmount } from "../../intent/compare-amount.ts";
import type { Amount, Intent, Party, Quote, Step, TokenMention } from "../../intent/intent.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { findMentions, MOST_MENTIONS } from "../mentions/find-mentions.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import { askedFor } from "./asked-operation.ts";
import { explainCollectibles } from "./collectibles.ts";
import { sideByCue } from "./direction.ts";
import { onlyMain } from "./only-main.ts";
import { explainParties } from "./parties.ts";
import { type SideName, type Sides, sideOf, sidesOfCall } from "./sides.ts";

const EXCHANGES = /^(?:swap|wrap|unwrap)$/;

/**
 * The step that a reading asks for, told by what the call does: every mention is explained by exactly one fact of equal
 * value and fitting role. Undefined where one is not, so that nothing is passed by what was only guessed.
 */
export function explain(
  reading: Reading,
  calls: readonly Call[],
  chainId: number,
  prices: Record<string, number>,
  limits: NonNullable<Intent["limits"]>,
): Step | undefined {
  const call = onlyMain(calls);
  if (call?.nonFungibles) return explainCollectibles(reading, call, calls, call.nonFungibles, chainId);
  if (!call || (call.amountsIn?.length ?? 0) > 1 || (call.amountsOut?.length ?? 0) > 1) return undefined;
  const protocols = new Set(calls.flatMap((one) => [...protocolsOf(one, chainId)]));
  const sides = sidesOfCall(call, chainId);
  const isHere = (name: string, isContract: boolean) =>
    isContract
      ? contractAddresses(name, chainId).some((address) => address === call.to || address === call.spender)
      : isOfProtocol(name, protocols);
  const mentions = findMentions(reading, {
    operation: call.operation,
    isToken: (symbol) =>
      [sides.given, sides.wanted].some(
        (moved) => moved?.asset.symbol?.toLowerCase() === symbol.toLowerCase(),
      ),
    isPlace: isHere,
  });
  const quote = askedFor(reading, mentions, call, calls, (token) => sideOf(token, sides, chainId));
  if (!quote || mentions.length > MOST_MENTIONS) return undefined;
  const assets = explainAssets(reading, mentions, call, sides, chainId, prices, limits);
  const parties = explainParties(reading, mentions, call, sides);
  const places = mentions.filter((mention) => mention.kind === "place");
  if (!assets || !parties || !places.every(({ name, isContract }) => isHere(name, isContract)))
    return undefined;
  const isGrant = call.operation === "approve" || call.operation === "revoke";
  const spends = (place: MentionOf<"place">) => isGrant && isSpender(place, call, chainId);
  const allowed = places.find(spends);
  const place = places.find((one) => !spends(one));
  const spender: Party | undefined = allowed && contractOf(allowed);
  if (isGrant && place && place.name !== "permit2" && !place.isContract) return undefined;
  return {
    action: { operation: call.operation, quote },
    ...namedBy(call, assets, quote),
    tokenIds: [],
    isWholeCollection: false,
    protocol: place && !place.isContract ? { name: place.name, quote: place.quote } : undefined,
    counterparty: parties.counterparty ?? spender,
    source: parties.source,
  };
}

/** Whether a place that is named is who may spend. */
function isSpender({ name, isContract }: MentionOf<"place">, { spender }: Call, chainId: number): boolean {
  if (spender === undefined) return false;
  if (isContract) return contractAddresses(name, chainId).includes(spender);
  const known = contractAt(chainId, spender);
  return (
    known !== undefined &&
    isOfProtocol(name, new Set([known.protocol])) &&
    (name !== "uniswap" || known.protocol !== "permit2")
  );
}

const contractOf = ({ name, isContract, quote }: MentionOf<"place">): Party => ({
  kind: "contract",
  name,
  quote,
  ...(isContract ? {} : { family: name }),
});

interface Found {
  amount: Amount | undefined;
  token: TokenMention | undefined;
  restated: Amount[];
}
type Assets = Record<SideName, Found>;

/** The named side of what only has one comes first. */
function namedBy(
  call: Call,
  { given, wanted }: Assets,
  quote: Quote,
): Pick<Step, "amount" | "token" | "restated" | "amountOut" | "tokenOut"> {
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

function explainAssets(
  reading: Reading,
  mentions: readonly Mention[],
  call: Call,
  sides: Sides,
  chainId: number,
  prices: Record<string, number>,
  limits: NonNullable<Intent["limits"]>,
): Assets | undefined {
  const found: Assets = {
    given: { amount: undefined, token: undefined, restated: [] },
    wanted: { amount: undefined, token: undefined, restated: [] },
  };
  const named = new Set<SideName>();
  let isDirected =
    !EXCHANGES.test(call.operation) || call.operation === "wrap" || call.operation === "unwrap";
  for (const [at, mention] of mentions.entries()) {
    if (mention.kind === "address") nameByContract(mention, call, sides, found);
    if (mention.kind !== "amount" && mention.kind !== "token") continue;
    const { token } = mention;
    const cue = EXCHANGES.test(call.operation) ? sideByCue(reading, mentions, at) : undefined;
    const side = token ? sideOf(token, sides, chainId) : bareSide(mention, sides, prices);
    // A bare number that is nothing of the call's is for the accounting to explain: an invoice's, an age.
    if (!side && mention.kind === "amount" && !token && mention.amount.kind === "number") continue;
    const moved = side && sides[side];
    if (!side || !moved || (cue !== undefined && cue !== side)) return undefined;
    if (cue !== undefined) isDirected = true;
    const own = found[side];
    // A vault's own token names the place.
    const isExactly =
      token !== undefined &&
      resolveToken(token, chainId).some(({ contract }) => contract === moved.asset.contract);
    if (token && !(call.protocol === "erc4626" && moved.baseUnits === 0n)) {
      // "ETH looks cheap. … for WETH": what is named by its own name counts.
      if (isExactly && !named.has(side)) own.token = token;
      own.token ??= token;
      if (isExactly) named.add(side);
    }
    if (mention.kind !== "amount") continue;
    if (
      isFurther(reading, mentions, at) ||
      isRest(reading, mention, call) ||
      isPrice(reading, mention, call) ||
      !compareAmount(mention.amount, moved, prices).agrees
    )
      return undefined;
    if (own.amount === undefined) own.amount = mention.amount;
    else if (isExact(own.amount) && isExact(mention.amount)) own.restated.push(mention.amount);
    else return undefined;
  }
  for (const { amount } of limits) {
    const side = amount.token && sideOf(amount.token, sides, chainId);
    if (side) found[side].token ??= amount.token;
  }
  const isBounded = limits.some(
    ({ amount }) => amount.token && sideOf(amount.token, sides, chainId) === fixedSide(call),
  );
  if (call.operation === "swap" && !found[fixedSide(call)].amount && !isBounded) return undefined;
  const isBothSided =
    !EXCHANGES.test(call.operation) || (found.given.token !== undefined && found.wanted.token !== undefined);
  const isSingle = call.operation === "wrap" || call.operation === "unwrap";
  return isDirected && (isBothSided || isSingle) ? found : undefined;
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

/** "0.1 ETH and $300": an amount that is joined to another is one more, whatever it comes to. */
function isFurther({ lexemes }: Reading, mentions: readonly Mention[], at: number): boolean {
  const [before, { from = 0 } = {}] = [mentions[at - 1], mentions[at]];
  return (
    before?.kind === "amount" &&
    before.to === from - 1 &&
    /^(?:and|plus|\+|&|,)$/.test(wordAt(lexemes, from - 1))
  );
}

/** "Reduce my debt to 100 DAI" says what is to be left, not what is to be moved. */
function isRest({ lexemes }: Reading, { from }: Mention, { operation }: Call): boolean {
  return wordAt(lexemes, from - 1) === "to" && !/^(?:swap|wrap|unwrap|approve|revoke)$/.test(operation);
}

const isExact = (amount: Amount) => amount.kind === "number" && amount.bound === "exact" && !amount.upTo;

/** What a trade fixes; the other side is only bounded. */
const fixedSide = ({ amountIn }: Call): SideName => (amountIn?.bound === "at most" ? "wanted" : "given");

/** "at 2,975 or better", "3000 USDC per ETH", "15 USDC each". */
function isPrice(
  { lexemes }: Reading,
  { from, to, token }: MentionOf<"amount">,
  { operation }: Call,
): boolean {
  return (
    /^(?:at|@|price)$/.test(wordAt(lexemes, from - 1)) ||
    /^(?:per|a)$/.test(wordAt(lexemes, to)) ||
    (operation !== "transfer" && /^(?:each|apiece)$/.test(wordAt(lexemes, to))) ||
    (token === undefined && wordAt(lexemes, to) === "or" && wordAt(lexemes, to + 1) === "better")
  );
}

const isSame = ({ given, wanted }: Sides) =>
  given !== undefined &&
  wanted !== undefined &&
  given.baseUnits === wanted.baseUnits &&
  given.asset.decimals === wanted.asset.decimals &&
  (isWrappedNative(given.asset) || isWrappedNative(wanted.asset));

/** A bare number counts only where it equals exactly one fact. */
function bareSide(mention: Mention, sides: Sides, prices: Record<string, number>): SideName | undefined {
  if (mention.kind !== "amount") return undefined;
  const equal = (["given", "wanted"] as const).filter((side) => {
    const moved = sides[side];
    return moved !== undefined && compareAmount(mention.amount, moved, prices).agrees;
  });
  // What is wrapped is as much as is got for it.
  return equal.length === 1 || isSame(sides) ? equal[0] : undefined;
}
