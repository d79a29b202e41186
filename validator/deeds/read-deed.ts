import type { Call } from "../calls/call.ts";
import type { Deed, DeedAmount } from "../calls/deed.ts";
import { decimal, fromBaseUnits } from "../decimals/decimal.ts";
import type { Intent, Step, TokenMention } from "../intent/intent.ts";
import { onlyMain } from "../reading/only-main.ts";
import type { ReadTerms } from "../reading/read-terms.ts";
import { bridgeDeed, isChainAt } from "./bridge-deed.ts";
import { holdsTerms, isSaidBy } from "./held-terms.ts";
import { type Matched, matchDeed } from "./match-deed.ts";
import { placesOf } from "./places-of.ts";
import { positionDeed } from "./position-deed.ts";

/**
 * An intent that asks in its own words for what no everyday verb tells, or for a way to another chain; undefined where
 * the call is neither, or where a word of the intent is not explained by it.
 */
export function readDeed(terms: ReadTerms, calls: readonly Call[], chainId: number): Intent | undefined {
  const call = onlyMain(calls);
  const deed = call && deedOf(call, chainId);
  if (!call || !deed || deed.isOpen) return undefined;
  return deedIn(terms, call, deed, chainId);
}

function deedIn({ reading, intent }: ReadTerms, call: Call, deed: Deed, chainId: number): Intent | undefined {
  const isBridge = call.operation === "bridge";
  if (intent.prohibitions.length > 0 || (intent.exclusions?.length ?? 0) > 0) return undefined;
  const found = matchDeed(reading, deed, {
    places: placesOf(call, chainId),
    isGuarded: (at) => isBridge && isChainAt(reading, at),
    self: call.from,
  });
  if (!found || !holdsTerms(intent, call, found)) return undefined;
  const own = found.filter(({ as }) => as === "fact" || as === "place");
  const isOwn = (quote: { start: number; end: number }) =>
    own.some((one) => one.quote.start < quote.end && quote.start < one.quote.end);
  // What a term took is the deed's where a value of the deed or the name of its place stands there.
  const { chain, deadline, limits = [], ambiguities, ...terms } = intent;
  return {
    ...terms,
    chain: chain && isOwn(chain.quote) && chain.id !== chainId ? undefined : chain,
    ambiguities: ambiguities.filter(({ quote }) => !isOwn(quote)),
    deadline: deadline && isOwn(deadline.quote) ? undefined : deadline,
    limits: limits.filter(({ amount }) => !isSaidBy(found, amount.quote)),
    steps: [stepOf(call, found)],
    words: found.map(({ quote, as, fact }) => ({
      ...quote,
      as: as === "asked" ? "verb" : as === "fact" ? (fact?.is ?? "fact") : as,
    })),
    notUnderstood: [],
  };
}

function deedOf(call: Call, chainId: number): Deed | undefined {
  if (call.operation === "bridge") return bridgeDeed(call, chainId);
  return call.operation === "other" || call.deed?.isEveryday ? call.deed : positionDeed(call);
}

function stepOf(call: Call, found: readonly Matched[]): Step {
  const asked = found.find(({ as }) => as === "asked") ?? found[0];
  const quote = asked?.quote ?? { text: "", start: 0, end: 0 };
  const party = found.find(({ fact }) => fact?.is === "party" && fact.address === call.recipient);
  const given = amountSaid(found, call.amountIn) ?? amountSaid(found, call.amountOut);
  return {
    action: { operation: call.operation, quote },
    amount: given?.amount,
    restated: [],
    token: given?.token,
    also: (call.amountsIn ?? []).flatMap((moved) => amountSaid(found, moved) ?? []),
    amountOut: undefined,
    tokenOut: undefined,
    tokenIds: [],
    isWholeCollection: false,
    protocol: undefined,
    counterparty:
      party?.fact?.is === "party"
        ? { kind: "address", address: party.fact.address, quote: party.quote }
        : undefined,
    source: undefined,
  };
}

/** The amount that leaves, where the intent names it, as the comparisons take it. */
function amountSaid(
  found: readonly Matched[],
  moved: Call["amountIn"],
): { amount: Step["amount"]; token: TokenMention } | undefined {
  const said = found.find(
    ({ fact }) => fact?.is === "amount" && moved !== undefined && isSame(fact.amount, moved),
  );
  if (!said || !moved) return undefined;
  const { asset, baseUnits } = moved;
  const token: TokenMention = {
    symbol: asset.symbol,
    contract: asset.symbol === undefined && asset.contract !== "native" ? asset.contract : undefined,
    known: asset.symbol !== undefined,
    quote: said.quote,
  };
  const value = decimal(
    asset.decimals === undefined ? baseUnits.toString() : fromBaseUnits(baseUnits, asset.decimals),
  );
  const unit = asset.decimals === undefined ? "base units" : "token";
  const bound = moved.bound === "at most" ? "at most" : "exact";
  return { amount: { kind: "number", value, unit, bound, token, quote: said.quote }, token };
}

const isSame = (left: DeedAmount, right: DeedAmount) =>
  left.asset.contract === right.asset.contract && left.baseUnits === right.baseUnits;
