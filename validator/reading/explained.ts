import type { Call } from "../calls/call.ts";
import type { Intent, NotUnderstood } from "../intent/intent.ts";
import { withLimits } from "../intent/with-limits.ts";
import type { Staged } from "../stages/staged.ts";
import { accounted } from "./accounted.ts";
import type { Facts } from "./facts/facts.ts";
import type { ReadTerms } from "./read-terms.ts";
import { askedSteps } from "./steps/asked-steps.ts";

/** What the text asks for by its own words, which never passes. */
export function* refused(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
): Staged<Intent> {
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
