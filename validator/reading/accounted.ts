import type { Intent } from "../intent/intent.ts";
import { isOpen } from "../intent/prohibitions.ts";
import type { Staged } from "../stages/staged.ts";
import { accountFor } from "./accounting/account.ts";
import type { Facts } from "./facts/facts.ts";
import type { ReadTerms } from "./read-terms.ts";

/** The intent with every word accounted for, by what the calls do as well. */
export function* accounted({ reading, intent }: ReadTerms, facts: Facts, chainId: number): Staged<Intent> {
  const { words, notUnderstood } = yield* accountFor(reading, intent, facts, chainId);
  const open = intent.prohibitions
    .filter(isOpen)
    .map(({ quote }) => ({ ...quote, demands: true, why: "negation" }));
  return { ...intent, words, notUnderstood: [...open, ...notUnderstood] };
}
