import { impliedAction } from "./implied-actions.ts";
import type { Lexeme } from "./lexer.ts";
import { isImperative } from "./mood.ts";
import { isNegated } from "./negation.ts";
import { POSITION_HINT, positionAt } from "./position-wish.ts";
import { type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";
import { type FoundAction, nounAfter, verbAt } from "./verb-at.ts";
import { plainForm } from "./verbs.ts";

/** Verbs that say nothing by themselves: what follows as a noun is asked for. */
export const LIGHT: ReadonlySet<string> = new Set(
  "do make place execute perform initiate submit process run create start open need want book schedule issue prepare trigger arrange setup would like conduct complete".split(
    " ",
  ),
);
const FORMS_OF_GETTING = new Set(["get", "obtain", "acquire"]);
/** How far behind a verb what is to be got for it may stand. */
const GETTING_REACH = 60;

/** More than this nobody asks for at once. */
export const MOST_ACTIONS = 64;

/** Verbs that ask for something, in order; negated ones are left out. */
export function findActions(reading: Reading): FoundAction[] {
  const { lexemes } = reading;
  const asked: FoundAction[] = [];
  const mayBePosition = POSITION_HINT.test(reading.folded);
  for (let at = 0; at < lexemes.length && asked.length < MOST_ACTIONS; at += 1) {
    const position = mayBePosition && isImperative(lexemes, at) ? positionAt(reading, at) : undefined;
    const found = position ?? askedAt(reading, at, asked.at(-1));
    if (found) asked.push(found);
  }
  if (asked.length > 0) return asked.filter((found, index) => !isReasonFor(reading, found, asked[index + 1]));
  const implied = impliedAction(reading);
  return implied ? [implied] : [];
}

/**
 * "I need to pay my rent: swap …", "Swap my lending venue: withdraw …": why the next thing is asked for, or its heading,
 * where nothing says whom to pay, what to swap or how much.
 */
function isReasonFor(reading: Reading, found: FoundAction, next: FoundAction | undefined): boolean {
  const { lexemes } = reading;
  const { at, verb, action } = found;
  if (!next || next.action.operation === action.operation) return false;
  // "I need to pay off my loan" is a wish of its own.
  const isNeed =
    verb === "pay" &&
    action.operation === "transfer" &&
    wordAt(lexemes, at - 1) === "to" &&
    /^(?:need|have|got)$/.test(wordAt(lexemes, at - 2));
  const isHeading = action.operation === "swap" && wordAt(lexemes, next.at - 1) === ":";
  if (!isNeed && !isHeading) return false;
  for (let behind = at + 1; behind < next.at; behind += 1) {
    const lexeme = lexemes[behind];
    if (lexeme?.kind === "sign")
      return behind > at + 1 && (isNeed ? /^[.;:,]$/.test(lexeme.text) : behind === next.at - 1);
    if (lexeme?.kind !== "word" || /^\p{Lu}/u.test(lexeme.text) || tokenAtLexeme(reading, behind))
      return false;
    if (
      /^(?:and|then|with|in|using|it|them|all|everything|half|balance|funds|tokens?|coins?)$/.test(
        lexeme.lower,
      )
    )
      return false;
  }
  return false;
}

function askedAt(reading: Reading, at: number, previous: FoundAction | undefined): FoundAction | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  const plain = plainForm.get(word);
  const isLight = LIGHT.has(word);
  if ((plain === undefined && !isLight) || isNegated(lexemes, at) || !isImperative(lexemes, at))
    return undefined;
  // "Swap 500 USDC and get at least 0.15 ETH" is one thing.
  if (plain && FORMS_OF_GETTING.has(plain) && previous && !hasEnded(lexemes, previous.at, at))
    return undefined;
  // "swap nothing"
  if (wordAt(lexemes, at + 1) === "nothing") return undefined;
  // "Sell token: USDC" labels a side.
  if (/^(?:token|amount|asset)$/.test(wordAt(lexemes, at + 1)) && /^[:=]$/.test(wordAt(lexemes, at + 2)))
    return undefined;
  // "Place a sell order": the verb in between is part of the noun.
  if (previous && at > 0 && /^(?:order|orders)$/.test(wordAt(lexemes, at + 1)) && plain !== "cancel")
    return undefined;
  const named = isLight ? nounAfter(reading, at) : undefined;
  return named ?? (plain === undefined ? undefined : verbAt(reading, at));
}

function hasEnded(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  for (let at = to - 1; at > Math.max(from, to - GETTING_REACH); at -= 1) {
    if (lexemes[at]?.kind === "sign" && /^[.;!?]$/.test(lexemes[at]?.text ?? "")) return true;
  }
  return false;
}
