import type { Call } from "../calls/call.ts";
import { takeEmphasis } from "../intent/emphasis.ts";
import { findGrantBounds } from "../intent/grant-bounds.ts";
import type { Intent, NotUnderstood, Quote, Step } from "../intent/intent.ts";
import { withLimits } from "../intent/limits.ts";
import { accounted } from "./accounted.ts";
import { explainCollection } from "./explanation/collectibles.ts";
import { explainEvenShares } from "./explanation/even-shares.ts";
import { explain } from "./explanation/explain.ts";
import { explainBatch } from "./explanation/explain-batch.ts";
import type { Facts } from "./facts/facts.ts";
import { isOfOtherVersion, saidAgain } from "./facts/said-again.ts";
import type { ReadTerms } from "./read-terms.ts";
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
  const { reading } = terms;
  // Of what only carries a permission along, the words bound it: "with a permit for exactly those 600 USDC".
  const grants = calls.some(({ operation }) => /^(?:approve|revoke)$/.test(operation))
    ? []
    : findGrantBounds(reading);
  const intent = { ...terms.intent, limits: [...(terms.intent.limits ?? []), ...grants] };
  const { limits } = intent;
  const account = (steps: readonly Step[], more: Partial<Intent> = {}) =>
    accounted({ reading, intent: { ...intent, ...more, steps: withLimits(steps, limits) } }, facts, chainId);
  const one = explain(reading, calls, chainId, prices, intent);
  const steps = isOfOtherVersion(reading, calls, chainId)
    ? undefined
    : one
      ? [one]
      : (explainCollection(reading, calls, chainId) ??
        explainEvenShares(reading, calls, chainId, prices) ??
        explainBatch(reading, calls, chainId, prices, intent));
  if (steps) takeEmphasis(reading, steps);
  const found = steps && account(withBeside(steps, saidAgain(reading, calls, chainId)));
  // What may be an aside is for a model to say; without one it refuses the request.
  if (found?.notUnderstood.every(({ mayBeAside }) => mayBeAside === true)) return found;
  const asked = askedSteps(reading, calls, chainId);
  const refused = account(asked.steps, { ambiguities: asked.ambiguities });
  const open = refused.notUnderstood.filter(({ mayBeAside }) => mayBeAside !== true);
  return { ...refused, notUnderstood: open.length > 0 ? open : [unexplained(reading.text)] };
}

function withBeside([first, ...others]: readonly Step[], beside: readonly Quote[]): Step[] {
  return first ? [{ ...first, beside: [...(first.beside ?? []), ...beside] }, ...others] : [];
}

function unexplained(text: string): NotUnderstood {
  return { text: text.trim(), start: 0, end: text.length, demands: true, why: "unexplained by the call" };
}
