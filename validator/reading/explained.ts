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
import { explain } from "./explanation/explain.ts";
import { isWhole } from "./explanation/is-whole.ts";
import { takeAfterFees } from "./facts/after-fees.ts";
import type { Facts } from "./facts/facts.ts";
import { callsInWords } from "./facts/own-call.ts";
import { takeOwnFees } from "./facts/own-fees.ts";
import { takeRatio } from "./facts/own-ratio.ts";
import { takeOwnRoute } from "./facts/own-route.ts";
import { saidAgain } from "./facts/said-again.ts";
import { type ReadTerms, termsWithout } from "./read-terms.ts";
import { namingNone } from "./remarks/of-calls.ts";
import { remarksIn } from "./remarks/remarks-in.ts";
import { askedSteps } from "./steps/asked-steps.ts";
import { toldBeside } from "./told-beside.ts";
import { toldOrders } from "./told-order.ts";

/**
 * The intent as what the one call does explains it: every mention by a fact, every other word accounted for. Where it does not, and
 * for several calls, it has what the text asks for by its own words, for the nodes to tell the difference, and never passes.
 */
export function* explained(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
  prices: Record<string, number>,
): Staged<Intent> {
  const { reading } = terms;
  const told = toldBeside(reading, calls, facts, chainId);
  const { light: beside } = remarksIn(outside(reading, told), facts);
  const request = withoutAny(terms, [...beside, ...told]);
  const isOther =
    toldOrders(reading.text, calls).some(({ isKept }) => !isKept) || isToldOtherwise(reading, calls, facts);
  const [call, ...others] = calls;
  const found =
    call && others.length === 0 && !isOther
      ? yield* ofOne(terms, request, { told, beside }, calls, facts, chainId, prices)
      : undefined;
  return found ?? (yield* refused(request, calls, facts, chainId));
}

interface Beside {
  told: readonly Quote[];
  beside: readonly Quote[];
}

function* ofOne(
  terms: ReadTerms,
  request: ReadTerms,
  { told, beside }: Beside,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
  prices: Record<string, number>,
): Staged<Intent | undefined> {
  const found = yield* understood(request, calls, facts, chainId, prices);
  if (found && (request === terms || found.steps.every((step) => isWhole(step, calls)))) return found;
  // What was taken for a remark may be a part of the request: "(unlimited)", "There's idle USDT."
  const all = request === terms ? undefined : yield* understood(terms, calls, facts, chainId, prices);
  if (all) return all;
  const others = namingNone(terms.reading, facts, beside);
  const isSome = others.length > 0 && others.length < beside.length;
  const part = isSome
    ? yield* understood(withoutAny(terms, [...others, ...told]), calls, facts, chainId, prices)
    : undefined;
  return part ?? found;
}

const withoutAny = (terms: ReadTerms, remarks: readonly Quote[]) =>
  remarks.length > 0 ? termsWithout(terms, remarks) : terms;

/** The intent, if the call explains it and every word is accounted for. */
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
  if (asksForOther(reading, calls, chainId)) return undefined;
  yield "one step";
  const step = explain(reading, { calls, chainId, prices, bounds: intent });
  if (!step) return undefined;
  takeEmphasis(reading, [step]);
  const steps = withAgain(step, saidAgain(reading, calls, chainId));
  const found = yield* accounted(
    { ...terms, reading, intent: { ...intent, steps: withLimits(steps, intent.limits ?? []) } },
    facts,
    chainId,
  );
  // What may be an aside is for a model to say; without one it refuses the request.
  return found.notUnderstood.every(({ mayBeAside }) => mayBeAside === true) ? found : undefined;
}

const withAgain = (step: Step, again: readonly Quote[]): Step[] => [
  again.length > 0 ? { ...step, beside: [...(step.beside ?? []), ...again] } : step,
];

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

function unexplained(text: string): NotUnderstood {
  return { text: text.trim(), start: 0, end: text.length, demands: true, why: "unexplained by the call" };
}
