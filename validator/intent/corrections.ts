import type { Intent } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { endsClause, isTaken, type Reading, wordAt } from "./reading.ts";

const TAKES_BACK: ReadonlySet<string> = new Set(
  "scratch oops nevermind correction instead wait undo meant".split(" "),
);
const NEGATIONS: ReadonlySet<string> = new Set(["don't", "don’t", "dont", "not", "never", "stop"]);

/** The first words that take back or replace something said before: "scratch that", "wait, don't". What then holds is not guessed. */
export function findCorrections(reading: Reading): Intent["ambiguities"] {
  const { text, lexemes } = reading;
  const at = lexemes.findIndex(
    ({ lower }, index) =>
      (TAKES_BACK.has(lower) ||
        isLoose(lexemes, index) ||
        isMeant(lexemes, index) ||
        isDoubt(lexemes, index)) &&
      !isTaken(reading, index),
  );
  const lexeme = lexemes[at];
  if (!lexeme) return [];
  return [
    {
      problem: `It says "${lexeme.text}", so that it is not clear what of the rest still holds.`,
      remedy: "Say in the intent only what is to be done, once.",
      quote: quoteOf(text, lexeme),
    },
  ];
}

/** "… - never mind", "…? No way.", "…, should I?": what takes the whole back or leaves it open. */
function isDoubt(lexemes: readonly Lexeme[], at: number): boolean {
  const [word, next] = [wordAt(lexemes, at), wordAt(lexemes, at + 1)];
  const isLast = at + 2 >= lexemes.length || endsClause(lexemes[at + 2]);
  if (word === "never") return next === "mind" && isLast;
  if (/^(?:should|shall)$/.test(word)) return /^(?:i|we)$/.test(next) && isLast;
  const isAnswer = at === 0 || endsClause(lexemes[at - 1]);
  if (/^(?:nope|nah|nvm)$/.test(word)) return isAnswer;
  return (
    word === "no" && isAnswer && (next === "" || endsClause(lexemes[at + 1]) || (next === "way" && isLast))
  );
}

/** A negation with nothing behind it: "wait, don't". */
function isLoose(lexemes: readonly Lexeme[], at: number): boolean {
  if (!NEGATIONS.has(wordAt(lexemes, at))) return false;
  return at === lexemes.length - 1 || endsClause(lexemes[at + 1]);
}

/** "… USDT (I mean USDC)" */
function isMeant(lexemes: readonly Lexeme[], at: number): boolean {
  return wordAt(lexemes, at) === "mean" && wordAt(lexemes, at - 1) === "i";
}
