import { quoteOf } from "../../intent/lexer.ts";
import { pastWords, type Reading } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { type ReferenceFinder, wordOf } from "./reference.ts";

const FOR = /^in (?:exchange|return) (?:for|against)$/;
const WITH = /^paid (?:with|from|in|using|out of)$/;
const EXCHANGED = /^(?:swap|wrap|unwrap|stake|unstake)$/;

/** "1 WETH, paid from my USDC"; "already paid with USDC" tells what was, and "paid from his USDC" is another's. */
function meansEnd(reading: Reading, at: number): number | undefined {
  const { lexemes } = reading;
  const end = phraseEnd(lexemes, at, WITH);
  if (end === undefined || lexemes[at - 1]?.kind === "word") return undefined;
  return tokenAtLexeme(reading, pastWords(lexemes, end, /^(?:my|our|the)$/, 1)) ? end : undefined;
}

/** "at least 5 DAI in return for 2 ETH", "1 WETH, paid from my USDC": for it or with it, where that is what calls do with it. */
export const exchangeMeant: ReferenceFinder = (reading, at, _named, calls) => {
  const { lexemes, text } = reading;
  const first = lexemes[at];
  const bought = phraseEnd(lexemes, at, FOR);
  const end = bought ?? meansEnd(reading, at);
  if (!first || end === undefined || !calls.every(({ operation }) => EXCHANGED.test(operation)))
    return undefined;
  return {
    to: end,
    meant: [wordOf(bought === undefined ? "with" : "for")],
    said: [quoteOf(text, first, lexemes[end - 1])],
  };
};
