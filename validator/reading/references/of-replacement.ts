import type { Call } from "../../calls/call.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { type Named, rightOf } from "./named.ts";
import { type Reference, wordOf } from "./reference.ts";

const ENDS = /^(?:[.,;!?)]|and|then|)$/;
/** How far before "instead" its verb may stand. */
const REACH = 8;

/** The words at a place by which a right that is taken back is given anew, where the calls do both. */
export function replacementMeant(
  reading: Reading,
  at: number,
  named: Named,
  calls: readonly Call[],
): Reference | undefined {
  const ended = calls.findIndex(({ operation }) => operation === "revoke");
  const isRenewed = ended >= 0 && calls[ended + 1]?.operation === "approve";
  return isRenewed ? (replacedAt(reading, at, named) ?? insteadAt(reading, at)) : undefined;
}

/** "… and replace it with one of 400 DAI" */
function replacedAt({ lexemes, text }: Reading, at: number, named: Named): Reference | undefined {
  const right = rightOf(named);
  const first = lexemes[at];
  const isReplaced =
    first?.lower === "replace" &&
    /^(?:it|that)$/.test(wordAt(lexemes, at + 1)) &&
    /^(?:with|by)$/.test(wordAt(lexemes, at + 2));
  if (!right || !first || !isReplaced) return undefined;
  const one = pastWords(lexemes, at + 3, /^(?:an?|new|fresh)$/, 2);
  const isOne = /^(?:one|allowance|approval|permission)$/.test(wordAt(lexemes, one));
  const sum = pastWords(lexemes, one + 1, /^(?:of|for|over|exactly)$/, 2);
  const last = lexemes[sum - 1];
  if (!isOne || !last || sum === one + 1 || !numberAt(lexemes, sum)) return undefined;
  return {
    to: sum,
    meant: [wordOf("approve"), right.party, wordOf("for")],
    said: [quoteOf(text, first, last)],
  };
}

/** "remove the DAI allowance of 0x…, approve 400 DAI instead": of what is taken back, and no other mind. */
function insteadAt({ lexemes, text }: Reading, at: number): Reference | undefined {
  const word = lexemes[at];
  if (word?.lower !== "instead" || !ENDS.test(wordAt(lexemes, at + 1))) return undefined;
  const before = lexemes.slice(Math.max(0, at - REACH), at);
  const verb = before.findLastIndex(({ lower }) => operationVerb(lower) !== undefined);
  const isGiven = operationVerb(before[verb]?.lower ?? "")?.certain.has("approve") === true;
  const isClause = !before.slice(verb + 1).some(({ lower }) => /^(?:[.,;:!?]|and|then)$/.test(lower));
  return isGiven && isClause ? { to: at + 1, meant: [], said: [quoteOf(text, word)] } : undefined;
}
