import { type ReadText, readText } from "../intent/extract-intent.ts";
import type { Intent } from "../intent/intent.ts";
import { isOpen } from "../intent/prohibitions.ts";
import { accountFor } from "./accounting/account.ts";
import { type Facts, NO_FACTS } from "./facts/facts.ts";

/** The intent with every word accounted for, by what the calls do as well. */
export function accounted({ reading, intent }: ReadText, facts: Facts, chainId: number): Intent {
  const { words, notUnderstood } = accountFor(reading, intent, facts, chainId);
  const open = intent.prohibitions
    .filter(isOpen)
    .map(({ quote }) => ({ ...quote, demands: true, why: "negation" }));
  return { ...intent, words, notUnderstood: [...open, ...notUnderstood] };
}

/** What can be told without any call. */
export function extractIntent(text: string, anchor: number): Intent {
  return accounted(readText(text, anchor), NO_FACTS, 1);
}
