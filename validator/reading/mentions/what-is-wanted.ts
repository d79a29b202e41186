import type { Lexeme } from "../../intent/lexer.ts";
import { pastWords, wordAt } from "../../intent/reading.ts";
import type { SideName } from "../facts/sides.ts";

const WANTED = /^(?:want|need|like|get|take|receive)$/;
const GIVEN = /^(?:give|pay|sell|spend|offer)$/;
const ENDS = /^(?:[.,;!)–—-]|and|please|pls|now|here|for|)$/;

const sideOf = (verb: string): SideName | undefined =>
  WANTED.test(verb) ? "wanted" : GIVEN.test(verb) ? "given" : undefined;

/** "DAI is what I want", "2 ETH is what I give": the side that is told behind a mention, and where its verb stands. */
export function whatIsWanted(
  lexemes: readonly Lexeme[],
  to: number,
): { side: SideName; verb: number } | undefined {
  if (wordAt(lexemes, to + 1) !== "what" || !/^(?:is|are)$/.test(wordAt(lexemes, to))) return undefined;
  if (!/^(?:i|we|i'd|we'd)$/.test(wordAt(lexemes, to + 2))) return undefined;
  const verb = pastWords(lexemes, to + 3, /^(?:would|really|just)$/, 2);
  const word = wordAt(lexemes, verb);
  if (!ENDS.test(wordAt(lexemes, verb + 1))) return undefined;
  // "what I like" tells a taste.
  if (word === "like" && !/^(?:i'd|we'd|would)$/.test(wordAt(lexemes, verb - 1))) return undefined;
  const side = sideOf(word);
  return side && { side, verb };
}

/** Whether a verb only tells which side something is of. */
export function isOfWhatIsWanted(lexemes: readonly Lexeme[], at: number): boolean {
  if (!sideOf(wordAt(lexemes, at))) return false;
  for (let to = at - 3; to >= at - 5; to -= 1) if (whatIsWanted(lexemes, to)?.verb === at) return true;
  return false;
}
