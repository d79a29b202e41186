import type { Call } from "../calls/call.ts";
import type { Intent, Quote, Step } from "../intent/intent.ts";
import type { Limit } from "../intent/limits.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { outside, type Reading } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import { withLimits } from "../intent/with-limits.ts";
import { asksForOther, isToldOtherwise } from "../reading/contradicted.ts";
import type { Facts } from "../reading/facts/facts.ts";
import { type ReadTerms, termsWithout } from "../reading/read-terms.ts";
import { remarksIn } from "../reading/remarks/remarks-in.ts";
import { toldBeside } from "../reading/told/told-beside.ts";
import { toldOrders } from "../reading/told/told-order.ts";
import { areAnswerable, endsOpen, LOOSE } from "./answerable.ts";
import { asidesIn } from "./asides-told.ts";
import { assigned, clausesOf } from "./assign.ts";
import { withBoundsMeant } from "./bounds-meant.ts";
import { namesOtherCollection } from "./collections-told.ts";
import { areCounted } from "./counted.ts";
import { isStopped } from "./guarded.ts";
import { isHeldProhibition } from "./held-prohibition.ts";
import type { Item } from "./item.ts";
import { itemsOf } from "./items.ts";
import { knownOf } from "./known.ts";
import { numbersOf } from "./numbers-told.ts";
import { withOwnTerms } from "./own-terms.ts";
import { isPermitItself } from "./permitted.ts";
import { withPrices } from "./priced.ts";
import { type Ground, roleOf } from "./roles.ts";
import { isTold } from "./spoken.ts";
import { stepsOf } from "./steps-of.ts";
import { toldAs } from "./told-as.ts";
import { withTotals } from "./totals.ts";
import { areTwins } from "./twins.ts";
import { wordsOf } from "./words-of.ts";
import { withWorths } from "./worth.ts";

/** More calls nobody asks for in one request. */
const MOST_CALLS = 6;
export const MOST_WORDS = 160;

/** Why the words of an intent do not come to the calls, for those who mend the tables. */
export type Left =
  | "not told"
  | "terms"
  | "contradicted"
  | "unanswered"
  | "unassigned"
  | "stopped"
  | { unknown: Quote };
type Tally = { intent: Intent } | { left: Left };

/**
 * An intent all of whose words are values of the calls, words for what they do, or small ones, in whatever order they stand;
 * undefined where a word is none, a value is another, or something that the calls decide is left open.
 */
export function readTally(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  ground: Ground,
): Intent | undefined {
  const tally = tallyOf(terms, calls, facts, ground);
  return "intent" in tally ? tally.intent : undefined;
}

/** By what the calls do first, and then by what the same calls do for who owes or has nothing: supplying repays. */
export function tallyOf(terms: ReadTerms, calls: readonly Call[], facts: Facts, ground: Ground): Tally {
  const own = tallyAs(terms, calls, facts, ground);
  const isOther = (call: Call) => call.alsoOperation?.some(isTold);
  if ("intent" in own || !calls.some(isOther)) return own;
  const asOther = calls.map((call) => {
    const operation = call.alsoOperation?.find(isTold);
    return operation ? { ...call, operation } : call;
  });
  const other = tallyAs(terms, asOther, facts, ground);
  return "intent" in other ? other : own;
}

function tallyAs(terms: ReadTerms, calls: readonly Call[], facts: Facts, ground: Ground): Tally {
  const { reading, intent } = terms;
  if (calls.length === 0 || calls.length > MOST_CALLS || !calls.every(isTellable))
    return { left: "not told" };
  if (calls.some((call, at) => calls.slice(at + 1).some((other) => areTwins(call, other))))
    return { left: "not told" };
  // What ends by itself has its own end named; nothing else waits for one.
  const isEnding = calls.some(({ deadline, expiresAt }) => (deadline ?? expiresAt) !== undefined);
  // What is ruled out is left to who weighs its words, but for what a check holds a lone trade to.
  const isBound =
    (intent.prohibitions.length > 0 || (intent.exclusions?.length ?? 0) > 0) &&
    !isRuledOutAndHeld(intent, calls);
  // Within which time an approval without an end is to be done ends nothing.
  const isOfDoing = calls.every(({ operation }) => operation === "approve") && !intent.deadline?.isValidity;
  // What is at a variable rate is a loan.
  const isRated = intent.interestRate && !calls.some(({ operation }) => /^(?:borrow|repay)$/.test(operation));
  if (isBound || (intent.deadline && !isEnding && !isOfDoing) || isRated) return { left: "terms" };
  const isOther =
    toldOrders(reading.text, calls).some(({ isKept }) => !isKept) ||
    isToldOtherwise(reading, calls, facts) ||
    asksForOther(reading, calls, ground.chainId);
  if (isOther) return { left: "contradicted" };
  const told = toldBeside(reading, calls, facts, ground.chainId);
  // "…, not the whole collection" is of what is asked for.
  if (calls.some(isApart) && told.some(({ text }) => OF_APART.test(text))) return { left: "contradicted" };
  if (namesOtherCollection(reading, collectionsOf(calls))) return { left: "contradicted" };
  const whole = without(terms, told, calls, facts, ground);
  if ("intent" in whole) return whole;
  const left = outside(reading, told);
  const light = remarksIn(left, facts).light.filter(
    (remark) =>
      namesNothing(left, remark) &&
      !(calls.some(isApart) && OF_APART.test(remark.text)) &&
      !(calls.some(({ controlChange }) => controlChange) && !isSentence(reading.text, remark)),
  );
  return light.length > 0 ? without(terms, [...told, ...light], calls, facts, ground) : whole;
}

/** The tally of what is left of a text without what is told beside the request. */
function without(
  terms: ReadTerms,
  beside: readonly Quote[],
  calls: readonly Call[],
  facts: Facts,
  ground: Ground,
): Tally {
  const { lexemes } = terms.reading;
  // "0x… wants WETH rather than USDC": what is told of an address leaves it behind.
  const isOfAddress = ({ start }: Quote) =>
    lexemes[lexemes.findIndex((one) => one.start >= start) - 1]?.kind === "address";
  if (beside.some(isOfAddress)) return { left: "contradicted" };
  const asked = beside.length > 0 ? termsWithout(terms, beside) : terms;
  const left = withOwnTerms(asked, calls, facts, ground.chainId);
  const tally = tallied(left, left.reading, outside(left.reading, beside), calls, facts, ground);
  if (!("intent" in tally)) return tally;
  const told = beside.map((quote) => ({ ...quote, as: "remark" }));
  const words = [...(tally.intent.words ?? []), ...told].sort((one, other) => one.start - other.start);
  return { intent: { ...tally.intent, words } };
}

/** What names a token or a place may be a part of the request. */
function namesNothing(reading: Reading, { start, end }: Quote): boolean {
  return reading.lexemes.every(
    (lexeme, at) =>
      lexeme.start < start ||
      lexeme.start >= end ||
      (tokenAtLexeme(reading, at) === undefined && spokenProtocolAt(reading, at) === undefined),
  );
}

const OF_APART =
  /\b(?:collections?|all|every|everything|whole|entire|only|operators?|owners?|signers?|thresholds?|approv\w+|nfts?|tokens?|items?|first|last|one)\b/i;

const collectionsOf = (calls: readonly Call[]) =>
  new Set(calls.flatMap(({ nonFungibles = [] }) => nonFungibles.map(({ collection }) => collection)));

/** Who controls an account is asked for by whole sentences, and told about by others. */
const isSentence = (text: string, { start }: Quote) => /(?:^|[.!?\n])\s*$/.test(text.slice(0, start));

/** What is told by numbers and names of its own, and by no amount. */
const isApart = (call: Call) => numbersOf(call) !== undefined;

/** Calls with more to them than these words tell are left to others. */
export function isTellable(call: Call): boolean {
  const { operation, amountsIn = [], amountsOut = [], pieces = [], sideTransfers = [] } = call;
  const several = operation === "unstake" ? [amountsIn, amountsOut] : [amountsIn, amountsOut, pieces];
  const isPlain = several.every(({ length }) => length < 2) && sideTransfers.length === 0;
  const isSeveral = new Set(call.nonFungibles?.map(({ collection }) => collection)).size > 1;
  const deed = call.deed && !isOfOwnMarket(call) ? call.deed : undefined;
  // A trade is told by the same words when it is only signed, carries a permit along or is known from its description.
  const isMore = (deed ?? call.isSigned) !== undefined || (call.permits?.length ?? 0) > 0;
  return (
    isTold(toldAs(call)) &&
    isPlain &&
    !isSeveral &&
    !(isApart(call) && (deed ?? call.peculiarities?.[0])) &&
    (!isMore ||
      operation === "swap" ||
      isPermittedDeposit(call) ||
      (deed === undefined && (isPermitItself(call) || operation === "transfer")))
  );
}

/** A deposit for oneself that carries along the right to just what it takes; a check holds the right to the call. */
const isPermittedDeposit = ({ operation, amountIn, permits = [], deed, isSigned, recipient, from }: Call) =>
  operation === "supply" &&
  !deed &&
  !isSigned &&
  (recipient ?? from) === from &&
  permits.every(
    ({ asset, baseUnits }) => asset.contract === amountIn?.asset.contract && baseUnits === amountIn.baseUnits,
  );

/** A deed in a lending market for oneself, all of which the everyday words tell. */
const isOfOwnMarket = ({ deed, market }: Call): boolean =>
  market !== undefined &&
  deed?.isEveryday === true &&
  deed.facts.every(({ is, required }) => !required || is === "amount");

function tallied(
  terms: Omit<ReadTerms, "reading">,
  all: Reading,
  reading: Reading,
  calls: readonly Call[],
  facts: Facts,
  ground: Ground,
): Tally {
  const { chainId } = ground;
  if (reading.lexemes.length > MOST_WORDS || LOOSE.test(reading.text)) return { left: "unanswered" };
  const found = itemsOf(
    reading,
    terms.intent,
    knownOf(calls, chainId),
    calls.every(({ operation }) => operation === "transfer") ? asidesIn(reading, terms.intent) : undefined,
  );
  if ("unknown" in found) return { left: found };
  const meant = withBoundsMeant(withTotals(found, calls, ground), calls, ground);
  const items = withWorths(pricedIn(meant, reading, calls, ground), calls, ground);
  if (!areAnswerable(items) || endsOpen(items) || !areCounted(items, calls) || isOfOne(items, calls))
    return { left: "unanswered" };
  // "Approve, swap and revoke: …"
  const isListed = toldOrders(all.text, calls).some(
    ({ start, end }) => all.text.slice(start, end).split(/,| and | then |\+|→|->/).length >= calls.length,
  );
  const roles = calls.map((call) => items.map((item) => roleOf(item, call, ground)));
  const clauses = clausesOf(items);
  const steps = assigned(items, clauses, calls, roles, (assignment) =>
    stepsOf(reading, items, clauses, assignment, calls, roles, chainId, isListed),
  );
  if (!steps) return { left: "unassigned" };
  const isPlace = (item: Item) => roles.every((own) => own[items.indexOf(item)] === "place");
  const intent = {
    ...terms.intent,
    steps: withLimits(steps, terms.intent.limits ?? []),
    limits: limitsBeside(terms.intent.limits ?? [], steps),
  };
  const tables = new Set<string>(calls.map(toldAs));
  if (isStopped(all, intent, items, isPlace, facts, chainId, tables)) return { left: "stopped" };
  const words = items.flatMap((item, at) =>
    wordsOf(
      item,
      roles.map((own) => own[at]),
      tables,
    ),
  );
  return { intent: { ...intent, words, notUnderstood: [] } };
}

const pricedIn = (items: Item[], reading: Reading, calls: readonly Call[], ground: Ground): Item[] => {
  const [call, ...others] = calls;
  return call && others.length === 0 ? withPrices(items, reading, call, ground) : items;
};

/** "…, without touching DAI", "… but not on CoW Swap" */
const isRuledOutAndHeld = (intent: ReadTerms["intent"], calls: readonly Call[]): boolean =>
  calls.length === 1 &&
  calls.every(({ operation }) => operation === "swap") &&
  intent.prohibitions.every(
    (one) => (one.tokens ?? one.isOfRoute) !== undefined && isHeldProhibition(one, intent, calls),
  );

/** What no step has for its own: of several trades each may have its own least. */
function limitsBeside(limits: readonly Limit[], steps: readonly Step[]): Limit[] {
  const trades = steps.filter(({ action }) => action.operation === "swap");
  const isEachBound = steps.length > 1 && trades.every(({ amountOut }) => amountOut !== undefined);
  const isOfStep = ({ amount: { quote } }: Limit) =>
    steps.some(({ amount, amountOut }) =>
      [amount, amountOut].some((own) => own?.quote.start === quote.start),
    );
  return limits.filter((limit) => !isEachBound || !isOfStep(limit));
}

/** "the other to 0x…" is said of several. */
const isOfOne = (items: readonly Item[], calls: readonly Call[]) =>
  calls.length < 2 &&
  items.some(
    ({ is, said, ...item }) => is === "word" && "sense" in item && item.sense.everywhere.has("several"),
  );
