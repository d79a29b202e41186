import type { Call } from "../calls/call.ts";
import type { ReadTerms } from "./read-terms.ts";
import type { Intent, NotUnderstood, Step } from "../intent/intent.ts";
import { withLimits } from "../intent/limits.ts";
import { accounted } from "./accounted.ts";
import { explainCollection } from "./explanation/collectibles.ts";
import { explain } from "./explanation/explain.ts";
import { explainBatch } from "./explanation/explain-batch.ts";
import type { Facts } from "./facts/facts.ts";
import { askedSteps } from "./steps/asked-steps.ts";

/**
 * The intent as what the calls do explains it: every mention by a fact, every other word accounted for. Where they do not,
 * it has what the text asks for by its own words, for the nodes to tell the difference, and never passes.
 */
export function explained(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
  prices: Record<string, number>,
): Intent {
  const { reading, intent } = terms;
  const limits = intent.limits ?? [];
  const steps = stepsByCalls(terms, calls, chainId, prices);
  const found =
    steps && accounted({ reading, intent: { ...intent, steps: withLimits(steps, limits) } }, facts, chainId);
  // What may be an aside is for a model to say; without one it refuses the request.
  if (found?.notUnderstood.every(({ mayBeAside }) => mayBeAside === true)) return found;
  const asked = askedSteps(reading, calls, chainId);
  const refused = accounted(
    { reading, intent: { ...intent, ...asked, steps: withLimits(asked.steps, limits) } },
    facts,
    chainId,
  );
  const open = refused.notUnderstood.filter(({ mayBeAside }) => mayBeAside !== true);
  return { ...refused, notUnderstood: open.length > 0 ? open : [unexplained(reading.text)] };
}

function stepsByCalls(
  { reading, intent }: ReadTerms,
  calls: readonly Call[],
  chainId: number,
  prices: Record<string, number>,
): Step[] | undefined {
  const limits = intent.limits ?? [];
  const step = explain(reading, calls, chainId, prices, limits);
  if (step) return [step];
  return explainCollection(reading, calls, chainId) ?? explainBatch(reading, calls, chainId, prices, limits);
}

function unexplained(text: string): NotUnderstood {
  const shown = text.trim();
  return { text: shown, start: 0, end: text.length, demands: true, why: "unexplained by the call" };
}
