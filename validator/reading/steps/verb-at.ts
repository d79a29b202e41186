import { type Reading, wordAt } from "../../intent/reading.ts";
import { isPast, type OperationVerb, operationVerb } from "../../lexicon/operation-words.ts";

/** How far before a participle the wish may stand: "I'd like 500 USDC supplied to Aave". */
const REACH = 8;

/** A verb that asks: not one in the past, unless it is passive. */
export function verbAt({ lexemes }: Reading, at: number): OperationVerb | undefined {
  const word = wordAt(lexemes, at);
  const verb = operationVerb(word);
  if (!verb || (isPast(word) && !isWished(lexemes, at))) return undefined;
  const [before, next] = [wordAt(lexemes, at - 1), wordAt(lexemes, at + 1)];
  // "pay back" and "pay off" repay, "give me 80" asks for what is got.
  if (/^pay(?:ing)?$/.test(word) && /^(?:back|off|down)$/.test(next)) return operationVerb("repay");
  if (/^giv(?:e|es|ing)$/.test(word) && /^(?:me|us)$/.test(next)) return operationVerb("get");
  // "from 1 to zero", "on hand"
  if (/^(?:zero|hand)$/.test(word) && /^(?:to|be|is|on|at|in)$/.test(before)) return undefined;
  return verb;
}

function isWished(lexemes: Reading["lexemes"], at: number): boolean {
  if (/^(?:be|is|are|being|get)$/.test(wordAt(lexemes, at - 1))) return true;
  return lexemes
    .slice(Math.max(0, at - REACH), at)
    .some(({ lower }) => /^(?:be|like|want|need|have)$/.test(lower));
}
