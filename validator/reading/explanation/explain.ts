import type { Call, MovedAmount } from "../../calls/call.ts";
import { isBehind, isOfProtocol, namesVault, protocolsOf } from "../../calls/protocols-of.ts";
import { contractAddresses, contractAt } from "../../data/contracts.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import { compareAmount } from "../../intent/compare-amount.ts";
import type { Amount, Intent, NumberAmount, Party, Quote, Step, TokenMention } from "../../intent/intent.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { isSameAmount } from "../../intent/same-asset.ts";
import { isUntold, type SideName, type Sides, sideOf, sidesOfCall } from "../facts/sides.ts";
import { findMentions, MOST_MENTIONS } from "../mentions/find-mentions.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import { explainAdministration } from "./administration.ts";
import { askedFor } from "./asked-operation.ts";
import { claimedIds } from "./claims.ts";
import { explainCollectibles } from "./collectibles.ts";
import { sideByCue } from "./direction.ts";
import { onlyMain } from "./only-main.ts";
import { explainParties } from "./parties.ts";
import { leastOf, setByPrice } from "./price.ts";
import { explainSeveral } from "./several-assets.ts";

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
  yielded?: Quote,
): Step | undefined {
  const main = onlyMain(calls);
  if (main?.operation === "administer") return explainAdministration(reading, main);
  if (main && isOfSeveral(main)) return explainSeveral(reading, main, calls, chainId, prices);
  if (main?.nonFungibles) return explainCollectibles(reading, main, calls, main.nonFungibles, chainId);
  // Supplying to a market where one owes is a repayment too.
  for (const operation of main ? [main.operation, ...(main.alsoOperation ?? [])] : []) {
    const call = main && { ...main, operation };
    const all = calls.map((one) => (one === main && call ? call : one));
    const step = call && explainAs(reading, call, all, chainId, prices, limits, yielded);
    if (step) return step;
  }
  return undefined;
}

const isOfSeveral = ({ amountsIn = [], amountsOut = [] }: Call) =>
  amountsIn.length > 1 || amountsOut.length > 1;

function explainAs(
  reading: Reading,
  call: Call,
  calls: readonly Call[],
  chainId: number,
  prices: Record<string, number>,
  limits: NonNullable<Intent["limits"]>,
  yielded: Quote | undefined,
): Step | undefined {
  const protocols = new Set(calls.flatMap((one) => [...protocolsOf(one, chainId)]));
  const sides = sidesOfCall(call, chainId);
  const isPermitted = calls.some(({ permits = [] }) => permits.length > 0);
  const isHere = (name: string, isContract: boolean) =>
    (name === "permit2" && isPermitted) ||
    // "Kiln's Aave vault": what is behind a vault, where the vault itself is named.
    (isBehind(name, call, chainId) && namesVault(call, chainId, reading.text)) ||
    (isContract
      ? contractAddresses(name, chainId).some((address) => address === call.to || address === call.spender)
      : isOfProtocol(name, protocols));
  const named = findMentions(reading, {
    operation: call.operation,
    isToken: (symbol) =>
      [sides.given, sides.wanted].some(
        (moved) => moved?.asset.symbol?.toLowerCase() === symbol.toLowerCase(),
      ),
    isPlace: isHere,
  });
  const mentions = named.flatMap((mention) => asPlace(reading, mention, call, chainId));
  const quote = askedFor(reading, mentions, call, calls, (token) => sideOf(token, sides, chainId));
  if (!quote || mentions.length > MOST_MENTIONS) return undefined;
  const assets = explainAssets(
    reading,
    mentions,
    call,
    sides,
    chainId,
    prices,
    limits,
    yielded !== undefined,
  );
  const parties = explainParties(reading, mentions, call, sides);
  const places = mentions.filter((mention) => mention.kind === "place");
  if (!assets || !parties || !places.every(({ name, isContract }) => isHere(name, isContract)))
    return undefined;
  const holdings = mentions.flatMap((mention) =>
    mention.kind === "holding" || mention === unwrappingIn(mentions, call) ? [mention.quote] : [],
  );
  const isGrant = call.operation === "approve" || call.operation === "revoke";
  const spends = (place: MentionOf<"place">) => isGrant && isSpender(place, call, chainId);
  const allowed = places.find(spends);
  const place = places.find((one) => !spends(one) && (one.name !== "permit2" || isGrant || !isPermitted));
  const spender: Party | undefined = allowed && contractOf(allowed);
  if (isGrant && place && place.name !== "permit2" && !place.isContract) return undefined;
  return {
    action: { operation: call.operation, quote },
    ...(yielded ? byProceeds(assets, yielded) : namedBy(call, assets, quote)),
    tokenIds: call.claimIds ? claimedIds(reading) : [],
    isWholeCollection: false,
    protocol: place && !place.isContract ? { name: place.name, quote: place.quote } : undefined,
    counterparty: parties.counterparty ?? spender,
    source: parties.source,
    ...(holdings.length > 0 && { beside: holdings }),
  };
}

/** "the wstETH contract", "the Compound USDC market": what a token's name is said of is the contract, not the token. */
function asPlace(reading: Reading, mention: Mention, call: Call, chainId: number): Mention[] {
  const isPlace = /^(?:contract|market|comet|vault)$/.test(wordAt(reading.lexemes, mention.to));
  if (mention.kind !== "token") return [mention];
  const meant = resolveToken(mention.token, chainId).map(({ contract }) => contract);
  const { from, to, quote } = mention;
  if (isPlace && call.spender && meant.includes(call.spender))
    return [{ kind: "address", address: call.spender, from, to, quote }];
  const isMoved = sideOf(mention.token, sidesOfCall(call, chainId), chainId) !== undefined;
  const isCalled =
    meant.includes(call.to) || (isPlace && call.market && meant.includes(call.market.contract));
  return isCalled && !isMoved ? [] : [mention];
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

/** "… and swap it for WETH": how much, the step before says. */
function byProceeds({ given, wanted }: Assets, proceeds: Quote): Pick<Step, keyof Moved | "proceeds"> {
  return {
    amount: undefined,
    token: given.token,
    restated: [],
    amountOut: wanted.amount,
    tokenOut: wanted.token,
    proceeds,
  };
}

type Moved = Pick<Step, "amount" | "token" | "restated" | "amountOut" | "tokenOut">;

/** The named side of what only has one comes first. */
function namedBy(call: Call, { given, wanted }: Assets, quote: Quote): Moved {
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
  isYielded: boolean,
): Assets | undefined {
  const found: Assets = {
    given: { amount: undefined, token: undefined, restated: [] },
    wanted: { amount: undefined, token: undefined, restated: [] },
  };
  const named = new Set<SideName>();
  const unwrapping = unwrappingIn(mentions, call);
  let last: SideName | undefined;
  let price: MentionOf<"amount"> | undefined;
  let isDirected =
    !EXCHANGES.test(call.operation) || call.operation === "wrap" || call.operation === "unwrap";
  for (const [at, mention] of mentions.entries()) {
    if (mention.kind === "address") nameByContract(mention, call, sides, found);
    if (mention.kind !== "amount" && mention.kind !== "token") continue;
    const { token } = mention;
    // A token on the way is for the accounting to find on the path; what a loan is taken against lies there already.
    const isOnWay =
      /^(?:via|through|against)$/.test(leadOf(reading, mention)) ||
      (ARROW.test(leadOf(reading, mention)) && ARROW.test(wordAt(reading.lexemes, mention.to)));
    if (mention.kind === "token" && isOnWay) continue;
    const isEach = call.operation === "swap" && /^(?:each|apiece)$/.test(wordAt(reading.lexemes, mention.to));
    if (mention.kind === "amount" && (mention.isPrice || isEach)) {
      if (price || call.operation !== "swap") return undefined;
      price = mention;
      continue;
    }
    const cue = EXCHANGES.test(call.operation) ? sideByCue(reading, mentions, at) : undefined;
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
        : bareSide(mention, call, sides, prices);
    // A bare number that is nothing of the call's is for the accounting to explain: an invoice's, an age.
    if (!side && mention.kind === "amount" && !token && mention.amount.kind === "number") continue;
    // "…, the full amount" says again that it is to be all of that.
    if (mention.kind === "amount" && mention.amount.kind === "all" && isFullAmount(reading, mention))
      continue;
    if (call.claimed && !token && mention.kind === "amount" && mention.amount.kind === "all") {
      found.wanted.amount ??= mention.amount;
      continue;
    }
    const moved = side && sides[side];
    if (!side || !moved || (cue !== undefined && cue !== side)) return undefined;
    if (cue !== undefined) isDirected = true;
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
    const amount = isLimit ? leastOf(reading, mention) : mention.amount;
    if (
      (isFurther(reading, mentions, at) && !(own.amount && isSameAmount(own.amount, amount))) ||
      isRest(reading, mention, call) ||
      !(takesBack(call) || compareAmount(amount, moved, prices).agrees)
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
  for (const { amount } of limits) {
    const side = amount.token && sideOf(amount.token, sides, chainId);
    if (side) found[side].token ??= amount.token;
  }
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

function isFullAmount({ lexemes }: Reading, { to }: Mention): boolean {
  return wordAt(lexemes, to - 1) === "amount" || wordAt(lexemes, to) === "amount";
}

const hasPronoun = (reading: Reading) =>
  reading.lexemes.some(({ lower }, at) => /^(?:it|them)$/.test(lower) && !isTaken(reading, at));

/** The word that leads to a mention, articles left out. */
function leadOf({ lexemes }: Reading, { from }: Mention): string {
  return wordAt(lexemes, /^(?:the|my|our)$/.test(wordAt(lexemes, from - 1)) ? from - 2 : from - 1);
}

const ARROW = /^(?:->|→|>|-)$/;

const isSpentInDollars = ({ amount }: MentionOf<"amount">, call: Call) =>
  call.operation === "swap" &&
  fixedSide(call) === "given" &&
  amount.kind === "number" &&
  amount.unit === "USD";

/** An approval of nothing ends whatever was approved before: "revoke my 1000 USDC approval". */
const takesBack = ({ operation, amountIn }: Call) => operation === "revoke" && amountIn?.baseUnits === 0n;

/** The verb by which a trade for the wrapped currency is to give the currency itself. */
function unwrappingIn(mentions: readonly Mention[], { operation, amountOut }: Call): Mention | undefined {
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
  return (
    wordAt(lexemes, from - 1) === "to" &&
    wordAt(lexemes, from - 2) !== "up" &&
    !/^(?:swap|wrap|unwrap|approve|revoke)$/.test(operation)
  );
}

const isWorth = (amount: Amount): amount is NumberAmount =>
  amount.kind === "number" && amount.unit === "USD" && amount.bound === "about" && !amount.token;

const isWrapped = (token: TokenMention, chainId: number) =>
  resolveToken(token, chainId).some(isWrappedNative);

const nativeBy = (quote: Quote, { asset }: MovedAmount): TokenMention => ({
  symbol: asset.symbol,
  contract: undefined,
  known: true,
  quote,
});

const isExact = (amount: Amount) => amount.kind === "number" && amount.bound === "exact" && !amount.upTo;

/** What a trade fixes; the other side is only bounded. */
const fixedSide = ({ amountIn }: Call): SideName => (amountIn?.bound === "at most" ? "wanted" : "given");

const isSame = ({ given, wanted }: Sides) =>
  given !== undefined &&
  wanted !== undefined &&
  given.baseUnits === wanted.baseUnits &&
  given.asset.decimals === wanted.asset.decimals &&
  (isWrappedNative(given.asset) || isWrappedNative(wanted.asset));

/** A bare number counts only where it equals exactly one fact. */
function bareSide(
  mention: Mention,
  { operation }: Call,
  sides: Sides,
  prices: Record<string, number>,
): SideName | undefined {
  if (mention.kind !== "amount") return undefined;
  const bound = mention.amount.kind === "number" ? mention.amount.bound : undefined;
  if (operation === "swap" && bound === "at least") return "wanted";
  if (operation === "swap" && bound === "at most") return "given";
  const equal = (["given", "wanted"] as const).filter((side) => {
    const moved = sides[side];
    return moved !== undefined && compareAmount(mention.amount, moved, prices).agrees;
  });
  // What is wrapped is as much as is got for it.
  return equal.length === 1 || isSame(sides) ? equal[0] : undefined;
}
