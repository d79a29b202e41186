import type { Call } from "../calls/call.ts";
import type { Accounted, Intent, Quote } from "../intent/intent.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { outside, type Reading } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import { withLimits } from "../intent/with-limits.ts";
import { asksForOther, isToldOtherwise } from "../reading/contradicted.ts";
import type { Facts } from "../reading/facts/facts.ts";
import { type ReadTerms, termsWithout } from "../reading/read-terms.ts";
import { remarksIn } from "../reading/remarks/remarks-in.ts";
import { toldBeside } from "../reading/told-beside.ts";
import { toldOrders } from "../reading/told-order.ts";
import { areAnswerable, LOOSE } from "./answerable.ts";
import { assigned, clausesOf } from "./assign.ts";
import { isStopped } from "./guarded.ts";
import type { Item } from "./item.ts";
import { itemsOf } from "./items.ts";
import { knownOf } from "./known.ts";
import { type Ground, roleOf } from "./roles.ts";
import { isTold } from "./spoken.ts";
import { stepsOf } from "./steps-of.ts";

/** More calls nobody asks for in one request. */
const MOST_CALLS = 6;
const MOST_WORDS = 160;

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

export function tallyOf(terms: ReadTerms, calls: readonly Call[], facts: Facts, ground: Ground): Tally {
  const { reading, intent } = terms;
  if (calls.length === 0 || calls.length > MOST_CALLS || !calls.every(isTellable))
    return { left: "not told" };
  // What ends by itself has its own end named; nothing else waits for one.
  const isEnding = calls.some(({ deadline, expiresAt }) => (deadline ?? expiresAt) !== undefined);
  const isBound = intent.prohibitions.length > 0 || (intent.exclusions?.length ?? 0) > 0;
  if (isBound || (intent.deadline && !isEnding)) return { left: "terms" };
  const isOther =
    toldOrders(reading.text, calls).some(({ isKept }) => !isKept) ||
    isToldOtherwise(reading, calls, facts) ||
    asksForOther(reading, calls, ground.chainId);
  if (isOther) return { left: "contradicted" };
  const told = toldBeside(reading, calls, ground.chainId);
  const whole = without(terms, told, calls, facts, ground);
  if ("intent" in whole) return whole;
  const left = outside(reading, told);
  const light = remarksIn(left, facts).light.filter((remark) => namesNothing(left, remark));
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
  const left = beside.length > 0 ? termsWithout(terms, beside) : terms;
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

/** Calls with more to them than these words tell are left to others. */
function isTellable(call: Call): boolean {
  const { operation, amountsIn = [], amountsOut = [], pieces = [], sideTransfers = [] } = call;
  const isPlain =
    [amountsIn, amountsOut, pieces].every((several) => several.length < 2) && sideTransfers.length === 0;
  const isOther =
    call.nonFungibles ?? call.positionChange ?? call.controlChange ?? call.claimIds ?? call.deed;
  return (
    isTold(operation) && isPlain && !isOther && !call.approvesAll && !call.isSigned && !call.permits?.length
  );
}

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
  const items = itemsOf(reading, terms.intent, knownOf(calls, chainId));
  if ("unknown" in items) return { left: items };
  if (!areAnswerable(items)) return { left: "unanswered" };
  const roles = calls.map((call) => items.map((item) => roleOf(item, call, ground)));
  const clauses = clausesOf(items);
  const steps = assigned(items, clauses, calls, roles, (assignment) =>
    stepsOf(reading, items, clauses, assignment, calls, roles, chainId),
  );
  if (!steps) return { left: "unassigned" };
  const intent = { ...terms.intent, steps: withLimits(steps, terms.intent.limits ?? []) };
  if (isStopped(all, intent, items, facts, chainId)) return { left: "stopped" };
  return { intent: { ...intent, words: items.map(wordOf), notUnderstood: [] } };
}

function wordOf(item: Item): Accounted {
  if (item.is !== "word") return { ...item.quote, as: item.is };
  const [first] = item.sense.everywhere;
  return { ...item.quote, as: first ?? "deed" };
}
