import type { Call, Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { endsSentence, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import { isOnlyGrant } from "./rights.ts";

const REACH = 10;

/** Whether a verb asks for no deed of its own, but leads to the call's or says what it is for. */
export const isServing = (reading: Reading, verb: MentionOf<"verb">, call: Call) =>
  isOfDeed(reading, verb, call) ||
  isPurpose(reading, verb, call) ||
  isMeans(reading, verb, call) ||
  isHandedHome(reading, verb, call) ||
  isTakenUp(reading, verb, call);

/** "Withdraw 2 ETH from the WETH contract by burning 2 WETH": what is given up for it. */
const isMeans = ({ lexemes }: Reading, { from }: Mention, { operation }: Call) =>
  /^(?:unwrap|unstake|withdraw)$/.test(operation) &&
  wordAt(lexemes, from) === "burning" &&
  wordAt(lexemes, from - 1) === "by";

const HOME = /^(?:it|them|that)(?: out| over)? to (?:me|us|(?:my|our)(?: own)? (?:wallet|account|address))$/;

/** "(pay) it out to me" */
export function isHomeAt({ lexemes }: Reading, at: number): boolean {
  const end = phraseEnd(lexemes, at, HOME);
  return end !== undefined && /^(?:[.,;!)]|please|)$/.test(wordAt(lexemes, end));
}

/** "Borrow 5 USDC and pay it out to me": where it comes anyway. */
function isHandedHome(
  reading: Reading,
  { verb, to }: MentionOf<"verb">,
  { operation, recipient, from }: Call,
): boolean {
  const isOwn = /^(?:borrow|withdraw|unstake|unwrap|claim)$/.test(operation) && (recipient ?? from) === from;
  return isOwn && verb.certain.has("transfer") && isHomeAt(reading, to);
}

const TAKEN_UP: readonly Operation[] = ["stake", "unstake", "wrap", "unwrap", "supply", "swap", "repay"];

/** "Take 4 of my ETH and stake it": what it is done with; "take 4 ETH out of Aave and stake it" does something before. */
function isTakenUp({ lexemes }: Reading, { from, to }: Mention, { operation }: Call): boolean {
  if (!/^tak(?:e|ing)$/.test(wordAt(lexemes, from)) || !TAKEN_UP.includes(operation)) return false;
  for (let at = to; at < to + REACH && !endsSentence(lexemes[at]); at += 1) {
    const word = wordAt(lexemes, at);
    if (/^(?:from|out|off|away|back|loan|to|on|at)$/.test(word)) return false;
    if (word !== "and") continue;
    const deed = pastWords(lexemes, at + 1, /^(?:then|please|just)$/, 2);
    return (
      operationVerb(wordAt(lexemes, deed))?.certain.has(operation) === true &&
      /^(?:it|them|that|those|these|this)$/.test(wordAt(lexemes, deed + 1))
    );
  }
  return false;
}

/** "the Permit2 signature for swapping 0.5 WETH", "so I can trade on Uniswap": what a permission is for. */
function isPurpose({ lexemes }: Reading, { from, quote }: Mention, { operation }: Call): boolean {
  const [third, second, first] = [3, 2, 1].map((back) => wordAt(lexemes, from - back));
  const isPlan = /^(?:can|could|be)$/.test(first ?? "") && /^(?:i|we|i'll|we'll)$/.test(second ?? "");
  return (
    changesGrant(operation) &&
    ((first === "for" && /ing$/i.test(quote.text)) ||
      (isPlan && /^(?:so|that|[.,;(]|and)$/.test(third ?? "")))
  );
}

/** "I authorize the transfer of 25 USDC", "Sign the order": who allows or signs the deed itself asks for it. */
function isOfDeed(
  { lexemes }: Reading,
  { verb, to }: MentionOf<"verb">,
  { operation, isSigned, signature }: Call,
): boolean {
  if (changesGrant(operation)) return false;
  if (verb.possible.has("sign")) return isSigned === true;
  if (!isOnlyGrant(verb) || !verb.certain.has("approve")) return false;
  return (
    /WithAuthorization\(/.test(signature ?? "") ||
    lexemes
      .slice(to, to + REACH)
      .some(
        ({ lower }, at) =>
          operationsOfNoun(lower)?.has(operation) && /^(?:the|a|an|this)$/.test(wordAt(lexemes, to + at - 1)),
      )
  );
}
