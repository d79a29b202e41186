import { quoteOf } from "../../intent/lexer.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { REACH, type Reference, type ReferenceFinder, wordOf } from "./reference.ts";

const CLOSING = /^(?:close|clear|settle)$/;
const PAYING = /^(?:repay|payoff)$/;
const WHOSE = /^(?:of|my|our|the|outstanding|open|existing|variable|variable-rate|floating)$/;
const RATE = /^(?:variable|variable-rate|floating|outstanding|open)$/;
const DEBTS = /^(?:loans|debts|borrows)$/;
const FULLY = /^(?:in|full|completely|fully|entirely)$/;

/** Both debts that are closed are paid as a whole: "close both my Aave V3 loans: USDC and DAI" asks to repay all of each. */
export const debtsMeant: ReferenceFinder = (reading, at, _named, calls) => {
  const isAll =
    calls.length === 2 &&
    calls.every(({ operation, amountIn }) => operation === "repay" && amountIn?.bound === "all");
  return isAll ? bothAt(reading, at) : undefined;
};

/** "close both in full", "settle my variable-rate debts on Aave V3 completely", up to the mark behind. */
function bothAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes, text } = reading;
  const verb = wordAt(lexemes, at);
  const first = lexemes[at];
  const isOff = verb === "pay" && /^(?:off|back)$/.test(wordAt(lexemes, at + 1));
  if (!first || !(isOff || CLOSING.test(verb) || PAYING.test(verb))) return undefined;
  const object = isOff || /^(?:out|off|up)$/.test(wordAt(lexemes, at + 1)) ? at + 2 : at + 1;
  const isBoth = wordAt(lexemes, object) === "both";
  const named = pastWords(lexemes, isBoth ? object + 1 : object, WHOSE, 5);
  const before = spokenProtocolAt(reading, named);
  // "my Aave V3 variable debts"
  const debts = before ? pastWords(lexemes, before.to, RATE, 1) : named;
  const isTold = DEBTS.test(wordAt(lexemes, debts));
  if (!isBoth && !isTold) return undefined;
  const over = isTold ? debts + 1 : debts;
  const lead = pastWords(lexemes, over, FULLY, 2);
  const behind = /^(?:on|at|with)$/.test(wordAt(lexemes, lead))
    ? spokenProtocolAt(reading, lead + 1)
    : undefined;
  const full = behind?.to ?? lead;
  const to = pastWords(lexemes, full, FULLY, 2);
  const last = lexemes[to - 1];
  const isNamed = isTold || lexemes.slice(Math.max(0, at - REACH), at).some(({ lower }) => DEBTS.test(lower));
  // "Repay both my loans" leaves open how much; who closes one pays all of it.
  const isFull = lead > over || to > full || CLOSING.test(verb);
  if (!isNamed || !isFull || !last || !/^[:,(–—-]$|^on$/.test(wordAt(lexemes, to))) return undefined;
  const where = [before ? lexemes.slice(named, before.to) : [], behind ? lexemes.slice(lead, behind.to) : []];
  // "Close both my debts: repay all the USDC …" asks once.
  const isAsked = lexemes.slice(to, to + REACH).some(({ lower }) => PAYING.test(lower));
  const repay = isAsked ? [] : [wordOf("repay")];
  const quoted = [
    [at, named],
    [before?.to ?? debts, lead],
    [full, to],
  ].flatMap(([from = 0, end = 0]) => {
    const [opening, closing] = [lexemes[from], lexemes[end - 1]];
    return end > from && opening && closing ? quoteOf(text, opening, closing) : [];
  });
  return { to, meant: [...repay, ...where.flat()], said: quoted };
}
