import type { Call } from "../../calls/call.ts";
import { boundBefore } from "../../intent/bounds.ts";
import type { Quote, Step } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import type { Reading } from "../../intent/reading.ts";
import { mayComeInAnyOrder } from "../in-any-order.ts";
import { quoteBetween } from "../mentions/quote-between.ts";
import { askedSteps } from "../steps/asked-steps.ts";
import { asAnotherGrant } from "./another-grant.ts";
import { explain } from "./explain.ts";
import type { Ground } from "./ground.ts";
import { groupsOf } from "./groups-of-calls.ts";
import { inOrderOfDeeds } from "./in-order-of-deeds.ts";
import { withNamesMeant } from "./introduced-names.ts";
import { isWhole } from "./is-whole.ts";
import { multiplied, partOf, takeListed } from "./listed.ts";
import { payeeNames } from "./payee-names.ts";
import { isBoundOfBefore, isRequest, piecesOf } from "./pieces-of.ts";
import { proceedsIn } from "./proceeds.ts";
import { insteadOf, sameDeedIn } from "./same-deed.ts";
import { isSentOn } from "./sent-on.ts";
import { sameSumIn, sharedBy } from "./shared-objects.ts";
import { toldOfEvery } from "./told-of-every.ts";

/** Pieces that one call may be asked for in, pieces of a whole text, and attempts before it is left to be not understood. */
const LONGEST = 6;
const MOST_PIECES = 60;
const MOST_CALLS = 24;
const MOST_ATTEMPTS = 400;
const MOST_IN_ANY_ORDER = 3;

/** What a run is explained with: the groups of calls, and what is left to try. */
interface Attempt {
  reading: Reading;
  pieces: readonly number[];
  groups: readonly Call[][];
  mayLeaveOpen: boolean;
  isSplit: boolean;
  explainRun(run: Reading, own: readonly Call[], yielded?: Quote): Step | undefined;
  openStep(run: Reading): Step | undefined;
}

/**
 * The steps that a reading asks for of several calls: its pieces are cut into one run for each call, in the order of the
 * calls, and each run is explained by its call alone. What a run leaves out it has from its neighbours: the verb, the
 * amount of "5 USDC each", the recipient of "to 0x…: 1 ETH and 5 USDC". Beside a lone call a run may wait for another.
 */
export function explainBatch(reading: Reading, ground: Ground): Step[] | undefined {
  const isSeveral = ground.calls.length > 1;
  const named = isSeveral ? withNamesMeant(reading) : undefined;
  const meant = named && explainPieces(named.reading, ground);
  const inOrder = isSeveral ? inOrderOfDeeds(reading) : undefined;
  const [first, ...others] =
    meant ??
    explainPieces(reading, ground) ??
    (inOrder && explainPieces(inOrder, ground)) ??
    explainInAnyOrder(reading, ground) ??
    [];
  if (!first) return undefined;
  const said =
    (meant ? named?.said : undefined) ?? (isSeveral ? payeeNames(reading, [first, ...others]) : []);
  return [{ ...first, beside: [...(first.beside ?? []), ...said] }, ...others];
}

/** In whichever other order the text tells them, where that is all the same. */
function explainInAnyOrder(reading: Reading, ground: Ground): Step[] | undefined {
  const { calls } = ground;
  if (calls.length < 2 || calls.length > MOST_IN_ANY_ORDER || !mayComeInAnyOrder(reading.text, calls))
    return undefined;
  for (const order of permutationsOf(calls).slice(1)) {
    const steps = explainPieces(reading, { ...ground, calls: order });
    if (steps) return steps;
  }
  return undefined;
}

const permutationsOf = (calls: readonly Call[]): Call[][] =>
  calls.length < 2
    ? [[...calls]]
    : calls.flatMap((call, at) => permutationsOf(calls.toSpliced(at, 1)).map((rest) => [call, ...rest]));

function explainPieces(whole: Reading, ground: Ground): Step[] | undefined {
  const { calls, chainId } = ground;
  const groups = groupsOf(calls, whole, chainId);
  const kinds = new Set(groups.map((own) => own.at(-1)?.operation));
  const isAlike = groups.length > 1 && kinds.size === 1 && !kinds.has("transfer");
  const every = isAlike ? toldOfEvery(whole, groups.length) : undefined;
  const reading = every?.rest ?? whole;
  const pieces = piecesOf(reading);
  if (groups.length === 0 || groups.length > MOST_CALLS || pieces.length > MOST_PIECES) return undefined;
  const mayLeaveOpen = groups.length === 1;
  const asked = pieces.filter((from, at) => isRequest(reading.lexemes.slice(from, pieces[at + 1])));
  if (mayLeaveOpen && asked.length < 2) return undefined;
  const listed = takeListed(reading, ground);
  if (!listed) return undefined;
  const { parts, isForEvery } = listed;
  let attempts = 0;
  const attempt: Attempt = {
    reading,
    pieces,
    groups,
    mayLeaveOpen,
    isSplit: parts > 1n || isForEvery,
    explainRun(run, own, yielded) {
      attempts += 1;
      if (attempts > MOST_ATTEMPTS) return undefined;
      const lexemes = [...run.lexemes, ...(every?.clauses ?? [])];
      const step = explain(
        { ...run, lexemes },
        { ...ground, calls: own.map((call) => multiplied(call, parts)) },
        yielded,
      );
      return parts === 1n ? step : step && partOf(step, parts);
    },
    openStep(run) {
      attempts += 1;
      if (attempts > MOST_ATTEMPTS || !isRequest(run.lexemes)) return undefined;
      const { steps, ambiguities } = askedSteps(run, [], chainId);
      const [step] = steps;
      if (!step?.amount || steps.length > 1 || ambiguities.length > 0) return undefined;
      const kinds = new Set([step.action.operation, ...calls.map(({ operation }) => operation)]);
      if (kinds.size > 1 && !kinds.has("approve")) return undefined;
      const isOfParty = step.action.operation === "transfer";
      const isTrade = step.action.operation === "swap";
      return (isOfParty && !step.counterparty) || (isTrade && !step.tokenOut) ? undefined : step;
    },
  };
  const steps = cut(attempt, 0, 0, []);
  return every ? steps?.map((step) => ({ ...step, beside: [...(step.beside ?? []), ...every.said] })) : steps;
}

function cut(attempt: Attempt, piece: number, group: number, before: readonly Lexeme[]): Step[] | undefined {
  const { reading, pieces, groups, mayLeaveOpen } = attempt;
  const own = groups[group];
  if (!own && piece === pieces.length) return [];
  const isLast = group === groups.length - 1 && !mayLeaveOpen;
  const end = pieces.length - Math.max(0, groups.length - 1 - group);
  for (let next = isLast ? end : piece + 1; next <= Math.min(end, piece + LONGEST); next += 1) {
    const lexemes = reading.lexemes.slice(pieces[piece], pieces[next] ?? reading.lexemes.length);
    const behind = reading.lexemes.slice(pieces[next] ?? reading.lexemes.length);
    if (
      own?.at(-1)?.operation === "swap" &&
      isBoundOfBefore(reading.lexemes.slice(pieces[next], pieces[next + 1]))
    )
      continue;
    // "… Same again with 100 DAI" begins a run of its own.
    if (next - 1 > piece && sameDeedIn(reading, reading.lexemes.slice(pieces[next - 1], pieces[next]))) break;
    if (own && isSentOn(lexemes, own, groups)) continue;
    const isAsked = !mayLeaveOpen || isRequest(lexemes);
    const found = own && isAsked && explainedLike(attempt, own, groups[group - 1], lexemes, before, behind);
    const rest = found && cut(attempt, next, group + 1, found.lexemes);
    if (found && rest) return [found.step, ...rest];
    const open = mayLeaveOpen ? attempt.openStep({ ...reading, lexemes }) : undefined;
    const others = open && cut(attempt, next, group, lexemes);
    if (open && others) return [open, ...others];
  }
  return undefined;
}

/** With the words left out by which a run asks for the deed of the run before: "… and do the same for DAI". */
function explainedLike(
  attempt: Attempt,
  own: readonly Call[],
  previous: readonly Call[] | undefined,
  lexemes: readonly Lexeme[],
  before: readonly Lexeme[],
  behind: readonly Lexeme[],
): ReturnType<typeof explainedBy> {
  const same = before.length > 0 ? sameDeedIn(attempt.reading, lexemes) : undefined;
  if (!same) return explainedBy(attempt, own, previous, lexemes, before, behind);
  if (same.isOfBound && !before.some((_, at) => boundBefore(before, at) === "at least")) return undefined;
  const isTrade = own.at(-1)?.operation === "swap";
  // What a trade is to bring at least is the same too, unless the run names its own.
  const isBound = same.rest.some((_, at) => boundBefore(same.rest, at) === "at least");
  const instead = isTrade ? explainedInstead(attempt, own, same.rest, before) : undefined;
  const found =
    instead ??
    (isTrade && !isBound
      ? undefined
      : (explainedBy(attempt, own, previous, same.rest, before, behind) ??
        explainedInstead(attempt, own, same.rest, before)));
  return (
    found && { ...found, step: { ...found.step, beside: [...(found.step.beside ?? []), ...same.quotes] } }
  );
}

/** Explained as the run before is, with what this one names in the place of its like: "… Same again with 100 DAI". */
function explainedInstead(
  { reading, groups, explainRun }: Attempt,
  own: readonly Call[],
  lexemes: readonly Lexeme[],
  before: readonly Lexeme[],
): ReturnType<typeof explainedBy> {
  if (new Set(groups.map((calls) => calls.at(-1)?.operation)).size > 1) return undefined;
  for (const run of insteadOf(reading, lexemes, before)) {
    const step = explainRun({ ...reading, lexemes: run }, own);
    if (step && isWhole(step, own)) return { step: inOrder(step, lexemes), lexemes: run };
  }
  return undefined;
}

function explainedBy(
  { reading, groups, isSplit, explainRun }: Attempt,
  own: readonly Call[],
  previous: readonly Call[] | undefined,
  lexemes: readonly Lexeme[],
  before: readonly Lexeme[],
  behind: readonly Lexeme[],
): { step: Step; lexemes: Lexeme[] } | undefined {
  // What is said of one payment says nothing of a trade beside it.
  const kinds = new Set(groups.map((calls) => calls.at(-1)?.operation));
  const isGrant = kinds.has("approve") || kinds.has("revoke");
  const near = kinds.size === 1 ? behind : undefined;
  for (const shared of sharedBy(reading, lexemes, before, near, isGrant, isSplit)) {
    const run = { ...reading, lexemes: [...shared, ...lexemes] };
    const found = explainRun(run, own);
    const before = groups.slice(0, groups.indexOf(own as Call[])).flat();
    const step = found && asAnotherGrant(reading, found, lexemes, own, before);
    if (step && isWhole(step, own))
      return { step: inOrder(withReference(reading, step, shared, lexemes), lexemes), lexemes: run.lexemes };
  }
  const yielded = previous && proceedsIn(reading, lexemes, own, previous);
  const run = { ...reading, lexemes: [...lexemes] };
  const step = yielded && explainRun(run, own, yielded);
  if (!step || !isWhole(step, own)) return undefined;
  // What was wrapped is called by another name.
  const { operation, amountOut } = previous.at(-1) ?? {};
  const symbol = operation === "wrap" || operation === "swap" ? amountOut?.asset.symbol : undefined;
  const token = symbol ? { symbol, contract: undefined, known: true, quote: yielded } : undefined;
  return { step: { ...step, token: step.token ?? token }, lexemes: run.lexemes };
}

/** "… and the same to 0x…": as much as the neighbour names. */
function withReference(
  reading: Reading,
  step: Step,
  shared: readonly Lexeme[],
  lexemes: readonly Lexeme[],
): Step {
  const [from, to] = sameSumIn(lexemes) ?? [0, 0];
  const isOfParty = shared.some(({ kind }) => kind === "address");
  const same = isOfParty || shared.length === 0 ? undefined : quoteBetween({ ...reading, lexemes }, from, to);
  return same ? { ...step, beside: [...(step.beside ?? []), same] } : step;
}

/** A step stands where its own words do, whoever's verb it has: "0x… and 0x… get 5 USDC each". */
function inOrder(step: Step, lexemes: readonly Lexeme[]): Step {
  const { quote } = step.action;
  const [first, last] = [lexemes[0], lexemes.at(-1)];
  const isOwn = quote.text !== "" && quote.start < (first?.start ?? 0);
  if (!first || !last || isOwn || (quote.start >= first.start && quote.start <= last.start)) return step;
  return { ...step, action: { ...step.action, quote: { ...quote, start: first.start, end: first.start } } };
}
