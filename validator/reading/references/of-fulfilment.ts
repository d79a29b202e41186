import { quoteOf } from "../../intent/lexer.ts";
import { isCount, numberAt } from "../../intent/numbers.ts";
import { beginsLine, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import type { ReferenceFinder } from "./reference.ts";

const KINDS = /^(?:approve|revoke|withdraw)$/;
const LEADING = /^(?:please|pls|kindly|so|just|and|then)$/;
const DEEDS = /^(?:allowances|approvals|permissions|rights|permits)$/;
const ENDED = /^(?:to (?:0|zero|nothing)|away|back|out|for me|on chain|now)$/;

/**
 * What was told as it is to be, asked for in one word more: "0x… may spend 100 USDC and 200 DAI, please set both approvals", "0x…
 * should no longer have access to my USDC nor my DAI: revoke both". Not of payments, where it may be one more; what was told has
 * to ask for it by itself.
 */
export const fulfilmentMeant: ReferenceFinder = (reading, at, { party, token }, calls) => {
  const { lexemes, text } = reading;
  const operation = calls[0]?.operation ?? "transfer";
  const isOne = KINDS.test(operation) && calls.every((one) => one.operation === operation);
  if (!token || (!party && operation !== "withdraw") || !isOne || at === 0) return undefined;
  if (!beginsLine(reading, at) && !/^[.,;:!–—-]$/.test(wordAt(lexemes, at - 1))) return undefined;
  const verb = pastWords(lexemes, at, LEADING, 3);
  if (!operationVerb(wordAt(lexemes, verb))?.possible.has(operation)) return undefined;
  const them = everyEnd(reading, verb + 1, calls.length);
  if (them === undefined) return undefined;
  const deeds = pastWords(lexemes, them, /^(?:of|its|the|these|those|my|their|them)$/, 2);
  const noun = DEEDS.test(wordAt(lexemes, deeds)) ? deeds + 1 : them;
  const isEnd = ENDED.test(`${wordAt(lexemes, noun)} ${wordAt(lexemes, noun + 1)}`);
  const end = isEnd ? noun + 2 : ENDED.test(wordAt(lexemes, noun)) ? noun + 1 : noun;
  const over = pastWords(lexemes, end, /^(?:please|pls|,|thanks|thx|[.!])$/);
  const [first, last] = [lexemes[at], lexemes[end - 1]];
  if (over !== lexemes.length || !first || !last) return undefined;
  return { to: end, meant: [], said: [quoteOf(text, first, last)] };
};

/** "both", "all three", "them": as many as there are. */
function everyEnd({ lexemes }: Reading, at: number, count: number): number | undefined {
  const word = wordAt(lexemes, at);
  if (word === "both") return count === 2 ? at + 1 : undefined;
  if (word !== "all") return /^(?:them|these|those)$/.test(word) ? at + 1 : undefined;
  const number = numberAt(lexemes, at + 1);
  return number && isCount(number, count) ? number.to : undefined;
}
