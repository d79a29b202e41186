import { type Reading, wordAt } from "../../intent/reading.ts";
import { operationsOfNoun } from "../../lexicon/operation-words.ts";

const FORM = /^(?:form|slip|order|request|advice|notice|instruction|voucher|docket|ticket)$/;
const ENDS = /^[.:|–—-]$/;
const LONGEST = 4;

/** Where the title of a form stands, "Withdrawal slip:", "Authorisation form.": the word for the paper behind the deed; undefined where there is none. */
export function formTitleAt({ lexemes }: Reading): number | undefined {
  const at = lexemes.slice(0, LONGEST).findIndex(({ lower }) => FORM.test(lower));
  const own = lexemes.slice(0, Math.max(at, 0));
  const isTitle =
    own.every(({ kind }) => kind === "word") &&
    own.some(({ lower }) => operationsOfNoun(lower) !== undefined) &&
    ENDS.test(wordAt(lexemes, at + 1));
  return at > 0 && isTitle ? at : undefined;
}
