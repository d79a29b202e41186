import { type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

const MEANT: ReadonlyMap<string, string> = new Map([
  ["2", "to"],
  ["4", "for"],
]);
/** By these the text says elsewhere how much is to be got, so that no sum is lost. */
const BOUNDING = /^(?:min|minimum|least|floor|slippage)$/;

/** "put 20 usdc in aave 4 me"; "send 2 me" has no sum besides. */
const isOfSpeaker = ({ lexemes }: Reading, at: number) =>
  /^(?:me|us)$/.test(wordAt(lexemes, at + 1)) &&
  /^(?:[.,;!)]|on|at|in|pls|please|thx|thanks|)$/.test(wordAt(lexemes, at + 2)) &&
  lexemes.slice(0, at).some(({ kind }) => kind === "number");

/** "swap 100 usdc 4 dai, min 99": a digit between two tokens, of which the first is counted, is the word that it sounds like. */
export function withDigitWords<Opened extends Reading>(reading: Opened): Opened {
  const { lexemes } = reading;
  const meantAt = (at: number) => {
    const meant = MEANT.get(wordAt(lexemes, at));
    if (meant && isOfSpeaker(reading, at)) return meant;
    if (!meant || lexemes[at - 2]?.kind !== "number") return undefined;
    if (!lexemes.some(({ lower }) => BOUNDING.test(lower))) return undefined;
    const [before, behind] = [tokenAtLexeme(reading, at - 1), tokenAtLexeme(reading, at + 1)];
    return before?.to === at && before.token.known && behind?.token.known ? meant : undefined;
  };
  const found = lexemes.map((lexeme, at) => {
    const lower = meantAt(at);
    return lower ? { ...lexeme, kind: "word" as const, lower } : lexeme;
  });
  return { ...reading, lexemes: found };
}
