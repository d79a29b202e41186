import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import { findGrantBounds } from "../intent/grant-bounds.ts";
import type { Intent, NotUnderstood, Quote, Step } from "../intent/intent.ts";
import { outside } from "../intent/reading.ts";
import { withLimits } from "../intent/with-limits.ts";
import type { Staged } from "../stages/staged.ts";
import { accounted } from "./accounted.ts";
import { takeEmphasis } from "./accounting/emphasis.ts";
import { asksForOther, isToldOtherwise } from "./contradicted.ts";
import { explainCollection } from "./explanation/collectibles.ts";
import { explain } from "./explanation/explain.ts";
import { explainBatch } from "./explanation/explain-batch.ts";
import type { Ground } from "./explanation/ground.ts";
import { isWhole } from "./explanation/is-whole.ts";
import { explainSharedSpender } from "./explanation/shared-spender.ts";
import { takeAfterFees } from "./facts/after-fees.ts";
import { type Facts, factsOf } from "./facts/facts.ts";
import { callsInWords } from "./facts/own-call.ts";
import { takeOwnFees } from "./facts/own-fees.ts";
import { takeRatio } from "./facts/own-ratio.ts";
import { takeOwnRoute } from "./facts/own-route.ts";
import { saidAgain } from "./facts/said-again.ts";
import { beginsWithWish, goalFirst, type Understand } from "./goal-first.ts";
import { type ReadTerms, termsWithout } from "./read-terms.ts";
import { type Restated, withReferences } from "./references/with-references.ts";
import { namingNone } from "./remarks/of-calls.ts";
import { remarksIn } from "./remarks/remarks-in.ts";
import { askedSteps } from "./steps/asked-steps.ts";
import { stopped } from "./stopped.ts";
import { toldBeside } from "./told-beside.ts";
import { toldOrders } from "./told-order.ts";

/**
 * The intent as what the calls do explains it: every mention by a fact, every other word accounted for. Where they do not,
 * it has what the text asks for by its own words, for the nodes to tell the difference, and never passes.
 */
export function* explained(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
  prices: Record<string, number>,
): Staged<Intent> {
  const whole = yield* read(terms, calls, facts, chainId, prices);
  const understand: Understand = function* (part, own) {
    const { found } = yield* read(part, own, factsOf(own, chainId), chainId, prices);
    return found?.notUnderstood.length === 0 ? found : undefined;
  };
  // A goal and the way to it ask for one deed, where the calls do it twice.
  const once = calls.filter((call, at) => !calls.slice(0, at).some((other) => isAlike(call, other)));
  if (whole.isOtherOrder || (once.length < calls.length && (yield* goalFirst(terms, once, understand))))
    return yield* refused(whole.request, calls, facts, chainId);
  if (whole.found && isAsTold(whole.found) && !beginsWithWish(terms.reading, calls)) return whole.found;
  const found = (yield* goalFirst(terms, calls, understand)) ?? whole.found;
  if (found) return found;
  const withoutBeside = yield* stopped(whole.request, facts, whole.heavy, function* (rest) {
    const all = yield* understood(rest, calls, facts, chainId, prices);
    const isAll = all?.notUnderstood.length === 0 && all.steps.every((step) => isWhole(step, calls));
    return isAll ? all : undefined;
  });
  return withoutBeside ?? (yield* refused(whole.request, calls, facts, chainId));
}

const isAlike = (one: Call, other: Call) =>
  one.operation === other.operation &&
  one.to === other.to &&
  one.recipient === other.recipient &&
  one.amountIn?.asset.contract === other.amountIn?.asset.contract &&
  one.amountIn?.baseUnits === other.amountIn?.baseUnits &&
  one.amountOut?.baseUnits === other.amountOut?.baseUnits;

/** Whether the steps come as the text tells them; of "0x… should get 2 WETH, so wrap 2 ETH first, then send it" they do not. */
const isAsTold = ({ steps }: Intent) =>
  steps.every((step, at) => at === 0 || placeOf(step) >= placeOf(steps[at - 1] as Step));

const placeOf = ({ action, amount, token, counterparty }: Step) =>
  Math.min(...[action, amount, token, counterparty].flatMap((one) => one?.quote.start ?? []));

interface Read {
  /** What the calls explain, if they do. */
  found?: Intent | undefined;
  /** The request without what stands beside it. */
  request: ReadTerms;
  /** What stands beside it too, and was not passed over. */
  heavy: readonly Quote[];
  /** It tells an order that the calls do not come in. */
  isOtherOrder: boolean;
}

function* read(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
  prices: Record<string, number>,
): Staged<Read> {
  const { reading } = terms;
  const isOtherOrder = toldOrders(reading.text, calls).some(({ isKept }) => !isKept);
  const told = toldBeside(reading, calls, facts, chainId);
  const { light: beside, heavy } = remarksIn(outside(reading, told), facts);
  const request = withoutAny(terms, [...beside, ...told]);
  if (isToldOtherwise(reading, calls, facts)) return { request, heavy: [], isOtherOrder };
  const found = yield* understood(request, calls, facts, chainId, prices);
  const isAll = request === terms || found?.steps.every((step) => isWhole(step, calls));
  if (isAll && found) return { found, request, heavy, isOtherOrder };
  // What was taken for a remark may be a part of the request: "(unlimited)", "There's idle USDT."
  const both = told.length > 0 && beside.length > 0 ? withoutAny(terms, told) : undefined;
  const all =
    (request === terms ? undefined : yield* understood(terms, calls, facts, chainId, prices)) ??
    (both && (yield* understood(both, calls, facts, chainId, prices)));
  const others = all ? [] : namingNone(reading, facts, beside);
  const isSome = others.length > 0 && others.length < beside.length;
  const part = isSome
    ? yield* understood(withoutAny(terms, [...others, ...told]), calls, facts, chainId, prices)
    : undefined;
  return { found: all ?? part ?? found, request, heavy, isOtherOrder };
}

const withoutAny = (terms: ReadTerms, remarks: readonly Quote[]) =>
  remarks.length > 0 ? termsWithout(terms, remarks) : terms;

/** The intent, if the calls explain it and every word is accounted for. */
function* understood(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
  prices: Record<string, number>,
): Staged<Intent | undefined> {
  const reading = callsInWords(terms.reading, calls, chainId);
  yield "own terms";
  takeOwnFees(reading, calls);
  takeAfterFees(reading, calls, chainId);
  takeOwnRoute(reading, calls, chainId);
  if (facts.isAtPar) takeRatio(reading);
  // Of what only carries a permission along, the words bound it: "with a permit for exactly those 600 USDC".
  const isCarried =
    calls.some(({ permits = [] }) => permits.length > 0) &&
    calls.every(({ operation }) => !changesGrant(operation));
  const grants = isCarried ? findGrantBounds(reading) : [];
  const intent = { ...terms.intent, limits: [...(terms.intent.limits ?? []), ...grants] };
  const ground = { calls, chainId, prices, bounds: intent };
  if (asksForOther(reading, calls, chainId)) return undefined;
  const read = { ...terms, reading, intent };
  yield "references";
  const restated = withReferences(reading, calls);
  if (restated === "too often") return undefined;
  const found = restated && (yield* byCalls(read, restated, ground, facts));
  return found ?? (yield* byCalls(read, { reading, said: [], deeds: [] }, ground, facts));
}

/** The intent, if the calls explain a reading of it and every word of the text is accounted for. */
function* byCalls(
  { reading, intent, ...terms }: ReadTerms,
  { reading: restated, said, deeds }: Restated,
  ground: Ground,
  facts: Facts,
): Staged<Intent | undefined> {
  const { calls, chainId } = ground;
  yield "one step";
  const one = explain(restated, ground);
  if (!one) yield "several steps";
  const steps = one
    ? [one]
    : (explainCollection(restated, ground) ??
      explainBatch(restated, ground) ??
      explainSharedSpender(restated, ground));
  if (!steps) return undefined;
  takeEmphasis(reading, steps);
  const besides = withBeside(withDeeds(steps, deeds), said, saidAgain(reading, calls, chainId));
  const found = yield* accounted(
    { ...terms, reading, intent: { ...intent, steps: withLimits(besides, intent.limits ?? []) } },
    facts,
    chainId,
  );

  // What may be an aside is for a model to say; without one it refuses the request.
  return found.notUnderstood.every(({ mayBeAside }) => mayBeAside === true) ? found : undefined;
}

/** What the text asks for by its own words, which never passes. */
function* refused(terms: ReadTerms, calls: readonly Call[], facts: Facts, chainId: number): Staged<Intent> {
  const { reading, intent } = terms;
  yield "asked steps";
  const asked = askedSteps(reading, calls, chainId);
  const found = yield* accounted(
    {
      ...terms,
      intent: {
        ...intent,
        ambiguities: [...intent.ambiguities, ...asked.ambiguities],
        steps: withLimits(asked.steps, intent.limits ?? []),
      },
    },
    facts,
    chainId,
  );
  const open = found.notUnderstood.filter(({ mayBeAside }) => mayBeAside !== true);
  return { ...found, notUnderstood: open.length > 0 ? open : [unexplained(reading.text)] };
}

/** A verb that was put where it is not said is quoted by the word that says it. */
const withDeeds = (steps: readonly Step[], deeds: Restated["deeds"]): Step[] =>
  steps.map((step) => {
    const { start, end } = step.action.quote;
    const told = start === end ? deeds.find((one) => one.start === start) : undefined;
    return told ? { ...step, action: { ...step.action, quote: told.quote } } : step;
  });

/** With what is said beside the steps, each with the last that began before it, and what is said again with the first. */
function withBeside(steps: readonly Step[], said: readonly Quote[], again: readonly Quote[]): Step[] {
  const starts = steps.map(({ action }) => action.quote.start);
  const stepOf = ({ start }: Quote) =>
    Math.max(
      0,
      starts.findLastIndex((one) => one <= start),
    );
  return steps.map((step, at) => {
    const own = [...said.filter((quote) => stepOf(quote) === at), ...(at === 0 ? again : [])];
    return own.length > 0 ? { ...step, beside: [...(step.beside ?? []), ...own] } : step;
  });
}

function unexplained(text: string): NotUnderstood {
  return { text: text.trim(), start: 0, end: text.length, demands: true, why: "unexplained by the call" };
}
