import { type Reading, wordAt } from "../../intent/reading.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";

/** Verbs that are nouns as often. */
const NOUN_TOO = /^(?:grant|delegate|cash|fund|credit|store|trade|exchange|gift|tip|refund|change|cut)$/;

/** "grant payment", "grant 17", "the petty cash wallet", "her cut of the sales": part of a name for something. */
export function isCompound(lexemes: Reading["lexemes"], at: number): boolean {
  const [word, next] = [wordAt(lexemes, at), wordAt(lexemes, at + 1)];
  if (!NOUN_TOO.test(word)) return false;
  const meant = operationsOfNoun(next);
  const possible = operationVerb(word)?.possible;
  const isNumbered = /^\d{1,4}$/.test(next) && /^(?:[,.:;)]|)$/.test(wordAt(lexemes, at + 2));
  return (
    (word === "credit" && isNounOfCredit(lexemes, at)) ||
    // "Gift for my sister's wedding!"
    (/^(?:gift|tip|refund)$/.test(word) && next === "for") ||
    endsName(lexemes, at) ||
    /^(?:of|wallet|account|address)$/.test(next) ||
    isNumbered ||
    (meant ? ![...meant].some((one) => possible?.has(one)) : isOf(next, "thing", "occasion", "person"))
  );
}

/** "2000 USDC of credit", "on credit"; "credit 0x… with 5 USDC" pays. */
export const isNounOfCredit = (lexemes: Reading["lexemes"], at: number) =>
  /^(?:of|on)$/.test(wordAt(lexemes, at - 1)) &&
  /^(?:on|at|from|with|in|via|through|[.,;!)]|)$/.test(wordAt(lexemes, at + 1));

const LONGEST = 5;

/** "to the flood relief fund", "for our local exchange": the last noun of whom something goes to. */
function endsName(lexemes: Reading["lexemes"], at: number): boolean {
  let first = at - 1;
  while (
    first > at - LONGEST &&
    isOf(wordAt(lexemes, first), "thing", "occasion", "person", "place", "quality", "plain")
  )
    first -= 1;
  return (
    /^(?:the|our|my|their|a)$/.test(wordAt(lexemes, first)) && /^(?:to|for)$/.test(wordAt(lexemes, first - 1))
  );
}
