import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { cometAt } from "../../calls/decoders/compound-v3/comets.ts";
import { isBehind, isOfProtocol, namesVault, protocolsOf } from "../../calls/protocols-of.ts";
import { contractAddresses, contractAt } from "../../data/contracts.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import type { Party, Quote, Step } from "../../intent/intent.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { type Sides, sideOf, sidesOfCall } from "../facts/sides.ts";
import { findMentions, MOST_MENTIONS } from "../mentions/find-mentions.ts";
import { inParts } from "../mentions/in-parts.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import { stepOf } from "../steps/step-of.ts";
import { explainAdministration } from "./administration.ts";
import { askedFor } from "./asked-operation.ts";
import { explainAssets } from "./assets.ts";
import { besideIn } from "./beside.ts";
import { asksForAllClaims, claimedIds } from "./claims.ts";
import { explainCollectibles } from "./collectibles.ts";
import type { Ground } from "./ground.ts";
import { isSetToSome } from "./left-of-grant.ts";
import { byProceeds, namedBy } from "./named-assets.ts";
import { onlyMain } from "./only-main.ts";
import { explainParties } from "./parties.ts";
import {
  grantsIn,
  isForAfterwards,
  isPaidBesides,
  isServedByGrant,
  isTakenBackElsewhere,
  isTakenBackOfOther,
} from "./serving-grant.ts";
import { tellsWrapping } from "./told-wrapping.ts";

/**
 * The step that a reading asks for, told by what the call does: every mention is explained by exactly one fact of equal
 * value and fitting role. Undefined where one is not, so that nothing is passed by what was only guessed.
 */
export function explain(reading: Reading, ground: Ground, yielded?: Quote): Step | undefined {
  const main = onlyMain(ground.calls);
  if (!main) return undefined;
  if (main.operation === "administer") return explainAdministration(reading, main);
  const isWrapping = main.operation !== "wrap" && ground.calls.some(({ operation }) => operation === "wrap");
  if (isWrapping && tellsWrapping(reading, ground.chainId)) return undefined;
  // Several assets that go one way are a deed of their own.
  if (isOfSeveral(main)) return undefined;
  if (main.nonFungibles) return explainCollectibles(reading, main, ground, main.nonFungibles);
  // Supplying to a market where one owes is a repayment too.
  for (const operation of [main.operation, ...(main.alsoOperation ?? [])]) {
    const call = { ...main, operation };
    const calls = ground.calls.map((one) => (one === main ? call : one));
    const step = explainAs(reading, call, { ...ground, calls }, yielded);
    if (step) return step;
  }
  return undefined;
}

const isOfSeveral = ({ amountsIn = [], amountsOut = [] }: Call) =>
  amountsIn.length > 1 || amountsOut.length > 1;

function explainAs(
  reading: Reading,
  call: Call,
  ground: Ground,
  yielded: Quote | undefined,
): Step | undefined {
  const { calls, chainId } = ground;
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
  const said = call.pieces ? inParts(reading, named, call.pieces) : named;
  const placed = said.flatMap((mention) => asPlace(reading, mention, call, sides, chainId));
  const granted = isServedByGrant(call, calls) ? grantsIn(reading, placed) : undefined;
  const mentions = granted?.mentions ?? placed;
  const isOther =
    granted &&
    (isPaidBesides(reading, mentions, call) ||
      isForAfterwards(reading, mentions, call) ||
      isTakenBackOfOther(reading, mentions, (token) => sideOf(token, sides, chainId) === "given"));
  if (isSetToSome(reading, mentions, call)) return undefined;
  if (isOther || isTakenBackElsewhere(reading, mentions, call, calls)) return undefined;
  const quote = askedFor(reading, mentions, call, calls, (token) => sideOf(token, sides, chainId));
  if (!quote || mentions.length > MOST_MENTIONS) return undefined;
  const assets = explainAssets(reading, mentions, call, sides, ground, yielded !== undefined);
  const parties = explainParties(reading, mentions, call, sides);
  const places = mentions.filter((mention) => mention.kind === "place");
  if (!assets || !parties || !places.every(({ name, isContract }) => isHere(name, isContract)))
    return undefined;
  if (call.claimIds?.length === 1 && asksForAllClaims(reading)) return undefined;
  const beside = [...besideIn(reading, mentions, call, ground, quote), ...(granted?.said ?? [])];
  const isGrant = changesGrant(call.operation);
  const spends = (place: MentionOf<"place">) => isGrant && isSpender(place, call, chainId);
  const allowed = places.find(spends);
  const place = places.find((one) => !spends(one) && (one.name !== "permit2" || isGrant || !isPermitted));
  const spender: Party | undefined = allowed && contractOf(allowed);
  // "Approve Permit2 … so I can trade on Uniswap": where it is for, if somebody else is named who may spend.
  const isNamed = allowed !== undefined || parties.counterparty !== undefined;
  if (isGrant && place && place.name !== "permit2" && !place.isContract && !isNamed) return undefined;
  return stepOf(call.operation, quote, {
    ...(yielded ? byProceeds(assets, yielded) : namedBy(call, assets, quote)),
    tokenIds: call.claimIds ? claimedIds(reading) : [],
    protocol: place && !place.isContract ? { name: place.name, quote: place.quote } : undefined,
    counterparty: parties.counterparty ?? spender,
    source: parties.source,
    ...(beside.length > 0 && { beside }),
  });
}

/** "the wstETH contract", "the Compound USDC market": what a token's name is said of is the contract, not the token. */
function asPlace(reading: Reading, mention: Mention, call: Call, sides: Sides, chainId: number): Mention[] {
  if (mention.kind !== "token") return [mention];
  const kind = wordAt(reading.lexemes, mention.to);
  const isPlace =
    /^(?:contract|market|comet|vault|savings)$/.test(kind) ||
    // "Compound V3, the USDC one"
    (kind === "one" && wordAt(reading.lexemes, mention.from - 1) === "the");
  const meant = resolveToken(mention.token, chainId).map(({ contract }) => contract);
  const { from, to, quote } = mention;
  const market = isPlace ? cometAt(chainId, call.spender ?? call.to)?.base : undefined;
  const isOfMarket =
    market &&
    (meant.includes(market.contract) ||
      meant.includes(call.spender ?? call.to) ||
      (isWrappedNative(market) && meant.includes("native")));
  // "the WETH market", where another is called.
  if (market && !isOfMarket)
    return [{ kind: "place", name: `market of ${quote.text}`, isContract: true, from, to, quote }];
  const isMoved = sideOf(mention.token, sides, chainId) !== undefined;
  // "sDAI should be able to pull 8,500 DAI"
  if (call.spender && ((meant.includes(call.spender) && (isPlace || !isMoved)) || (isPlace && market)))
    return [{ kind: "address", address: call.spender, from, to, quote }];
  const isCalled =
    meant.includes(call.to) || (isPlace && call.market && meant.includes(call.market.contract));
  return isCalled && (!isMoved || wordAt(reading.lexemes, to) === "contract") ? [] : [mention];
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
