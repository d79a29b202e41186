import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isOpen, plainAt, type Word } from "./word.ts";

const REACH = 5;
/** What leads to where or by what means something is done: a place that nobody knows must not pass as a description. */
const MEANS = /^(?:via|through|using|with|on|in|into|onto|at|from|under|by|over|inside|per|out)$/;
const DETERMINER = /^(?:a|an|the|my|our|this|its|of)$/;
/** An account that is described is another than the one that acts, unless its address is named. */
const HELD = /^(?:wallets?|accounts?|address|addresses|money|cash|funds?|balances?)$/;

/** "the sDAI savings vault", "the confirmation threshold", "unused ETH": words that only describe what was read, or a thing of requests. */
export function describesHead(words: readonly Word[], at: number): boolean {
  if (!isDescribing(words[at])) return false;
  let head = at + 1;
  while (head < at + REACH && isDescribing(words[head])) head += 1;
  const named = words[head];
  if (!named || !(named.element !== undefined || isOf(named.plain, "generic")) || HELD.test(named.plain))
    return false;
  if (
    named.element !== undefined &&
    !/^(?:token|noun|address|counterparty|place|function|collateral)/.test(named.element.as)
  )
    return false;
  let first = at - 1;
  while (first > at - REACH && (isDescribing(words[first]) || DETERMINER.test(plainAt(words, first))))
    first -= 1;
  return !MEANS.test(plainAt(words, first));
}

function isDescribing(word: Word | undefined): boolean {
  if (!word || !isOpen(word) || word.lexeme.kind !== "word" || guardOf(word.plain)) return false;
  return (
    isOf(word.plain, "thing", "occasion", "quality", "going", "past") &&
    !isOf(word.plain, "time", "preposition", "joint")
  );
}
