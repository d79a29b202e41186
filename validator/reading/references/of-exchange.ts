import { quoteOf } from "../../intent/lexer.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { type ReferenceFinder, wordOf } from "./reference.ts";

const FOR = /^in (?:exchange|return) (?:for|against)$/;
const EXCHANGED = /^(?:swap|wrap|unwrap|stake|unstake)$/;

/** "at least 5 DAI in return for 2 ETH": for it, where that is what calls do with it. */
export const exchangeMeant: ReferenceFinder = (reading, at, _named, calls) => {
  const { lexemes, text } = reading;
  const first = lexemes[at];
  const end = first?.lower === "in" ? phraseEnd(lexemes, at, FOR) : undefined;
  if (!first || end === undefined || !calls.every(({ operation }) => EXCHANGED.test(operation)))
    return undefined;
  return { to: end, meant: [wordOf("for")], said: [quoteOf(text, first, lexemes[end - 1])] };
};
