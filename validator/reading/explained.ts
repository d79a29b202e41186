import type { Call } from "../calls/call.ts";
import type { ReadText } from "../intent/extract-intent.ts";
import type { Intent } from "../intent/intent.ts";
import { withLimits } from "../intent/limits.ts";
import { accounted } from "./accounted.ts";
import { explainCollection } from "./explanation/collectibles.ts";
import { explain } from "./explanation/explain.ts";
import { explainBatch } from "./explanation/explain-batch.ts";
import type { Facts } from "./facts/facts.ts";

/** The intent, where what the call does explains every mention in it and every other word is accounted for. */
export function explained(
  { reading, intent }: ReadText,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
  prices: Record<string, number>,
): Intent | undefined {
  const limits = intent.limits ?? [];
  const step = explain(reading, calls, chainId, prices, limits);
  const steps = step
    ? [step]
    : (explainCollection(reading, calls, chainId) ?? explainBatch(reading, calls, chainId, prices, limits));
  if (!steps) return undefined;
  const found = accounted(
    { reading, intent: { ...intent, steps: withLimits(steps, limits) } },
    facts,
    chainId,
  );
  // What may be an aside is for a model to say; without one it refuses the request.
  return found.notUnderstood.every(({ mayBeAside }) => mayBeAside === true) ? found : undefined;
}
