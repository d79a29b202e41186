import { isHarmless } from "./leftover-phrases.ts";
import { isTaken, type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";
import { RESTRICTING } from "./word-classes.ts";

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
