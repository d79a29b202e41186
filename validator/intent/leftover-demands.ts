import { isHarmless } from "./leftover-phrases.ts";
import { isTaken, type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";
import { RESTRICTING } from "./word-classes.ts";

const TIMES_OF_YEAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|xmas|easter|halloween|thanksgiving|ramadan|diwali|hanukkah)$/;

/** "Alice's 100 USDC loan", "supply 100 USDC for Alice", where no address says who that is. */
export function isOfAnother(reading: Reading, at: number, to: number): boolean {
  const { lexemes } = reading;
  const isFor = wordAt(lexemes, at) === "for" && at + 2 === to;
  const named = lexemes[isFor ? at + 1 : at];
  if (named?.kind !== "word" || !/^\p{Lu}\p{Ll}+(?:['’]s)?$/u.test(named.text)) return false;
  const { lower } = named;
  if (isTaken(reading, isFor ? at + 1 : at) || isHarmless(lower) || TIMES_OF_YEAR.test(lower)) return false;
  if (isFor) return !lexemes.some(({ kind }) => kind === "address" || kind === "name");
  return /['’]s$/.test(named.text) && lower !== named.text.toLowerCase() && isTaken(reading, at + 1);
}

/** "… as DAI": what is to arrive, where something else was read. */
export function asOtherToken(reading: Reading, at: number): boolean {
  return (
    wordAt(reading.lexemes, at) === "as" &&
    !isTaken(reading, at + 1) &&
    tokenAtLexeme(reading, at + 1) !== undefined
  );
}

/** "100 USDC more than last time". */
export function isCompared(reading: Reading, at: number): boolean {
  return (
    /^(?:more|less|fewer)$/.test(wordAt(reading.lexemes, at)) &&
    wordAt(reading.lexemes, at + 1) === "than" &&
    isTaken(reading, at - 1)
  );
}

/** What is made of a token and is not the token. */
const DERIVED = /^(?:lps?|options?|futures|perps?|vouchers?|bonds?|derivatives?)$/;

const DERIVING = /^(?:bridged|leveraged|locked|vested|synthetic|tokeni[sz]ed|inverse|fake|counterfeit)$/;

/** "100 fake USDC", "100 USDC options": what tells them from others stands before the token or behind it. */
export function isQualifying(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  if (DERIVING.test(wordAt(lexemes, at)) && isTaken(reading, at + 1)) return true;
  if (DERIVED.test(wordAt(lexemes, at)) && isTaken(reading, at - 1) && lexemes[at - 1]?.kind === "word")
    return true;
  const [number, lexeme] = [lexemes[at - 1], lexemes[at]];
  if (number?.kind !== "number" || lexeme?.kind !== "word" || !isTaken(reading, at - 1)) return false;
  return (
    !isHarmless(lexeme.lower) &&
    !RESTRICTING.has(lexeme.lower) &&
    isTaken(reading, at + 1) &&
    tokenAtLexeme(reading, at + 1, true) !== undefined
  );
}
