import type { Call } from "../calls/call.ts";
import { readDeed, withoutDeeds } from "../deeds/read-deed.ts";
import type { Intent } from "../intent/intent.ts";
import { explained } from "../reading/explained.ts";
import type { Facts } from "../reading/facts/facts.ts";
import type { ReadTerms } from "../reading/read-terms.ts";
import type { Staged } from "../stages/staged.ts";
import { readTally } from "../tally/read-tally.ts";
import { readWording } from "../wording/read-wording.ts";
import { oneOfSeveral } from "./one-of-several.ts";
import { stopped } from "./stopped.ts";

/**
 * What a text asks for: by a deed's own table, by known words alone, by what its words weigh, or of one call by what explains them.
 * Whoever reads it, nothing passes whose words weigh too much; what nobody reads has what stops it, and never passes.
 */
export function* readIntent(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
  prices: Record<string, number>,
): Staged<Intent> {
  yield "deed";
  const deed = readDeed(terms, calls, facts, chainId);
  if (deed) return deed;
  const ground = { chainId, prices, isAlone: calls.length === 1 };
  const tally = readTally(terms, calls, facts, ground);
  yield "wording";
  const wording = readWording(terms, calls, facts, ground);
  const light =
    tally ??
    (wording && "intent" in wording ? wording.intent : undefined) ??
    (yield* oneOfSeveral(terms, calls, facts, ground));
  const found = light ?? withoutDeeds(yield* explained(terms, calls, facts, chainId, prices), calls);
  if (found.notUnderstood.length > 0) return light ?? stopped(terms, calls, facts, ground) ?? found;
  return wording && "against" in wording ? { ...found, notUnderstood: [wording.against] } : found;
}
