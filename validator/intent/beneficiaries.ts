import type { Operation } from "../calls/call.ts";
import type { Intent } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { spokenProtocolAt } from "./protocol.ts";
import { endsClause, isTaken, type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";
import type { FoundAction } from "./verb-at.ts";
import { plainForm } from "./verbs.ts";
import { isHarmless } from "./word-classes.ts";

const PERSON =
  /^(?:brother|sister|wife|husband|son|daughter|mother|father|mom|mum|dad|parents?|partner|friends?|boss|clients?|customers?|employees?|colleagues?|landlord|girlfriend|boyfriend|uncle|aunt|cousin|nephew|niece|grandma|grandpa|kids?|child|children|family|team|treasury|company|someone|somebody)$/;
/** Without one of these there is nothing to look for. */
const HINT = /\bfor\b|['’]s\b/i;
const OWNERS = /^(?:my|our|his|her|their|the|a|an|best|old|little)$/;
/** What somebody else may owe or have. */
const POSSESSION = /^(?:debts?|loans?|borrows?|positions?|deposits?|accounts?|wallets?)$/;
const NAME = /^\p{Lu}\p{Ll}+$/u;
/** What a deposit may be for without being anybody. */
const PURPOSE =
  /^(?:yield|collateral|staking|farming|liquidity|rewards?|interest|income|savings?|profit|gas|me|myself|lending|leverage|now|later|safety)$/;
const TIMES_OF_YEAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|xmas|easter|halloween|thanksgiving|ramadan|diwali|hanukkah)$/;
/** Who is paid, or who may spend, is named in another way; what it is for does not matter. */
const PAYING: ReadonlySet<Operation> = new Set<Operation>(["transfer", "approve", "revoke"]);

/**
 * "Supply 5 USDC for my brother", "repay Alice's loan": somebody whose address is not told is to have the benefit, which
 * no call can show.
 */
export function findBeneficiaries(reading: Reading, actions: readonly FoundAction[]): Intent["ambiguities"] {
  const { text, lexemes } = reading;
  const others = actions.filter(({ action }) => !PAYING.has(action.operation));
  if (others.length === 0 || !HINT.test(reading.folded)) return [];
  const mayBeNamed = others.every(({ action }) => action.operation !== "swap");
  for (let at = 0; at < lexemes.length; at += 1) {
    const end = isTaken(reading, at) ? undefined : endOfPerson(reading, at, mayBeNamed);
    const [first, last] = [lexemes[at], lexemes[(end ?? 0) - 1]];
    if (end === undefined || !first || !last || isLocated(lexemes, end)) continue;
    const quote = quoteOf(text, first, last);
    return [
      {
        problem: `It is to be done for somebody ("${quote.text}") whose address it does not tell.`,
        remedy: "Write the address of who is to have the benefit into the intent.",
        quote,
      },
    ];
  }
  return [];
}

function endOfPerson(reading: Reading, at: number, mayBeNamed: boolean): number | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  if (word === "for") {
    let next = at + 1;
    while (OWNERS.test(wordAt(lexemes, next))) next += 1;
    if (PERSON.test(wordAt(lexemes, next))) return next + 1;
    return mayBeNamed && next === at + 1 && isName(reading, next) ? next + 1 : undefined;
  }
  const { text = "" } = lexemes[at] ?? {};
  if (!text.endsWith("'s") && !text.endsWith("’s")) return undefined;
  const isSomebody = PERSON.test(word) || (mayBeNamed && NAME.test(text.slice(0, -2)));
  if (!isSomebody || spokenProtocolAt(reading, at) || tokenAtLexeme(reading, at)) return undefined;
  for (let next = at + 1; next < at + 5; next += 1)
    if (POSSESSION.test(wordAt(lexemes, next)))
      return /^wallets?$/.test(wordAt(lexemes, next)) ? undefined : next + 1;
  return undefined;
}

/** A capitalised word that is nothing else that the arbiter knows, and with which the phrase ends. */
function isName(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  const { text = "", lower = "" } = lexemes[at] ?? {};
  if (!NAME.test(text) || PURPOSE.test(lower) || TIMES_OF_YEAR.test(lower)) return false;
  if (plainForm.has(lower) || isHarmless(lower)) return false;
  if (spokenProtocolAt(reading, at) || tokenAtLexeme(reading, at)) return false;
  const next = lexemes[at + 1];
  return next === undefined || endsClause(next) || /^(?:on|at|via|with|using|in|from)$/.test(next.lower);
}

/** An address right behind says who it is. */
function isLocated(lexemes: readonly Lexeme[], from: number): boolean {
  return lexemes.slice(from, from + 5).some(({ kind }) => kind === "address" || kind === "name");
}
