import type { Call } from "../../calls/call.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { beginsLine, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import type { Named } from "./named.ts";
import { REACH, type Reference, wordOf } from "./reference.ts";

const CLOSING = /^(?:close|clear|settle)$/;
const PAYING = /^(?:repay|payoff)$/;
const WHOSE = /^(?:of|my|our|the|outstanding|open|existing)$/;
const DEBTS = /^(?:loans|debts|borrows)$/;
const FULLY = /^(?:in|full|completely|fully|entirely)$/;

/** Both debts that are closed are paid as a whole: "close both my Aave V3 loans: USDC and DAI" asks to repay all of each. */
export function debtsMeant(
  reading: Reading,
  at: number,
  _named: Named,
  calls: readonly Call[],
): Reference | undefined {
  const isAll =
    calls.length === 2 &&
    calls.every(({ operation, amountIn }) => operation === "repay" && amountIn?.bound === "all");
  return isAll ? (bothAt(reading, at) ?? debtAt(reading, at)) : undefined;
}

/** "close both in full", "repay both of my outstanding Aave V3 loans completely", up to the mark behind. */
function bothAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes, text } = reading;
  const verb = wordAt(lexemes, at);
  const first = lexemes[at];
  if (!first || !(CLOSING.test(verb) || PAYING.test(verb)) || wordAt(lexemes, at + 1) !== "both")
    return undefined;
  const named = pastWords(lexemes, at + 2, WHOSE, 3);
  const place = spokenProtocolAt(reading, named);
  const debts = place?.to ?? named;
  const full = DEBTS.test(wordAt(lexemes, debts)) ? debts + 1 : debts;
  const isNamed =
    full > debts || lexemes.slice(Math.max(0, at - REACH), at).some(({ lower }) => DEBTS.test(lower));
  const to = pastWords(lexemes, full, FULLY, 2);
  const last = lexemes[to - 1];
  // "Repay both my loans" leaves open how much; who closes one pays all of it.
  const isFull = to > full || CLOSING.test(verb);
  if (!isNamed || !isFull || !last || !/^[:,(–—-]$|^on$/.test(wordAt(lexemes, to))) return undefined;
  const where: readonly Lexeme[] = place ? lexemes.slice(named, place.to) : [];
  // "Close both my debts: repay all the USDC …" asks once.
  const isAsked = lexemes.slice(to, to + REACH).some(({ lower }) => PAYING.test(lower));
  const repay = isAsked ? [] : [wordOf("repay")];
  const said = [
    quoteOf(text, first, lexemes[named - 1]),
    ...(to > debts && lexemes[debts] ? [quoteOf(text, lexemes[debts], last)] : []),
  ];
  return { to, meant: [...repay, ...where], said };
}

const BEFORE = /^(?:[:,;.)•*-]|and|then|first|&|\+|e)$/;

/** "USDC", "the DAI debt" behind that. */
function debtAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes } = reading;
  const from = pastWords(lexemes, at, /^(?:the|my)$/, 1);
  const token = tokenAtLexeme(reading, from);
  const isLed = BEFORE.test(wordAt(lexemes, at - 1)) || beginsLine(reading, at);
  if (!token || !isLed || !isBehindBoth(reading, at)) return undefined;
  return { to: token.to, meant: [wordOf("all"), ...lexemes.slice(token.from, token.to)] };
}

function isBehindBoth(reading: Reading, at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1)
    if (bothAt(reading, place)) return true;
  return false;
}
