import type { NotUnderstood, Quote } from "./intent.ts";
import { findLeftovers } from "./leftovers.ts";
import { quoteOf } from "./lexer.ts";
import { endsClause, isTaken, type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

/** Words that make a clause a requirement. */
const CONSTRAINTS =
  /^(?:only|must|never|unless|limit|maximum|minimum|cannot|exactly|ensure|guarantee|require|required|slippage|deadline|leverage)$/;
/** Sums that are not done here. */
const SUMS: ReadonlySet<string> = new Set(["minus", "twice", "thrice", "double", "triple"]);
const OTHER_MONEY = /^(?:euros?|eur|gbp|pounds?|chf|francs?|jpy|yen|cents?|units?|€|£|¥)$/;
/** Words after which a number bounds something. */
const BOUNDING =
  /^(?:at|above|below|under|over|limit|floor|cap|ceiling|price|than|maximum|minimum|max|min|least|most|trigger|rate|ratio|leverage|factor|ltv|exceed|slippage|tip|priority|exceeds|reaches|by|before|until|within|after|every|@)$/;
/** A clause that begins with one of these, or speaks of these, gives a reason, a greeting or a note. */
const NOTES =
  /^(?:for|because|since|as|hi|hello|hey|thanks|thank|thx|cheers|memo|note|notes|ref|reference|re|regarding|invoice|this|it's|that's|btw|fyi|so|reason|purpose|subject|payroll|birthday|rent|salary|i|we|my|our|he|she|they|his|her)$/;
const MOST = 10;

/**
 * Clauses that look like a requirement and that no element was read from; numbers that bound something unread; and words
 * left over. What is told elsewhere is `known`.
 */
export function findNotUnderstood(reading: Reading, known: readonly Quote[]): NotUnderstood[] {
  const { text, lexemes } = reading;
  const found: NotUnderstood[] = [];
  for (let from = 0; from < lexemes.length && found.length < MOST; ) {
    let to = from;
    while (to < lexemes.length && !endsClause(lexemes[to])) to += 1;
    const [first, last] = [lexemes[from], lexemes[to - 1]];
    if (first && last && to > from) {
      const isTold = isNarration(reading, from, to);
      const bound = isTold ? undefined : boundIn(reading, from, to);
      if (isTold) found.push({ ...quoteOf(text, first, last), demands: false });
      else if (bound) found.push({ ...bound, demands: true });
      else if (isRequirement(reading, from, to)) found.push({ ...quoteOf(text, first, last), demands: true });
    }
    from = to + 1;
  }
  // What stands beside a stretch that is told already belongs to it.
  const told = [...found, ...known];
  const isNew = ({ start, end }: Quote) =>
    told.every((other) => other.end + 1 < start || other.start > end + 1);
  return [...found, ...findLeftovers(reading).filter(isNew)];
}

const PAST = /^(?:yesterday|ago|bought|gave|got|made|opened|created|received|met|sold|sent|paid)$/;
const RULES =
  /^(?:must|never|unless|cannot|not|don't|don’t|max|maximum|min|minimum|most|least|limit|than|under|over|above|below)$/;

const NAMING = /^(?:address|name|hex)$/;

/** "He gave me his address yesterday at 5pm": a clause that tells what was, sets no rule, and nothing was read from. */
function isNarration(reading: Reading, from: number, to: number): boolean {
  const { lexemes } = reading;
  const isTold =
    /^(?:yesterday|earlier|previously)$/.test(wordAt(lexemes, from)) || PAST.test(wordAt(lexemes, from + 1));
  if (!isTold && !NOTES.test(wordAt(lexemes, from))) return false;
  let isPast = false;
  for (let at = from; at < to; at += 1) {
    const word = wordAt(lexemes, at);
    if (isTaken(reading, at) || RULES.test(word) || NAMING.test(lexemes[at]?.kind ?? "")) return false;
    isPast ||= PAST.test(word);
  }
  return isPast;
}

/** Whether nothing was read from a clause that has a number, an address, a token or a word of constraint. */
function isRequirement(reading: Reading, from: number, to: number): boolean {
  const { lexemes } = reading;
  let hasSignal = false;
  for (let at = from; at < to; at += 1) {
    if (isTaken(reading, at)) return false;
    const lexeme = lexemes[at];
    hasSignal ||=
      lexeme?.kind === "address" ||
      lexeme?.kind === "number" ||
      (CONSTRAINTS.test(lexeme?.lower ?? "") && !isMerely(lexemes, at)) ||
      tokenAtLexeme(reading, at) !== undefined;
  }
  if (!hasSignal) return false;
  const start = /^(?:and|also|please|but|-)$/.test(wordAt(lexemes, from)) ? from + 1 : from;
  if (isNeed(reading, start, to)) return false;
  if (!NOTES.test(wordAt(lexemes, start))) return true;
  for (let at = start; at < to; at += 1)
    if (/^(?:only|must|never|unless|cannot)$/.test(wordAt(lexemes, at)) && !isMerely(lexemes, at))
      return true;
  return false;
}

/** "Need DAI", "need some DAI": what for, where no number says how much. */
function isNeed(reading: Reading, from: number, to: number): boolean {
  const token = /^(?:need|require)$/.test(wordAt(reading.lexemes, from))
    ? tokenAtLexeme(reading, wordAt(reading.lexemes, from + 1) === "some" ? from + 2 : from + 1)
    : undefined;
  return token?.to === to;
}

/** "it's only a test" restricts nothing. */
function isMerely(lexemes: Reading["lexemes"], at: number): boolean {
  return (
    wordAt(lexemes, at) === "only" &&
    /^(?:it's|it’s|that's|that’s|is|was)$/.test(wordAt(lexemes, at - 1)) &&
    /^an?$/.test(wordAt(lexemes, at + 1))
  );
}

/** "sell 5 ETH at 3000": the number beside a bounding word, although the rest of the clause was read. */
function boundIn(reading: Reading, from: number, to: number): Quote | undefined {
  const { text, lexemes } = reading;
  for (let at = from; at < to; at += 1) {
    const lexeme = lexemes[at];
    if (!lexeme || isTaken(reading, at)) continue;
    if (SUMS.has(lexeme.lower)) return quoteOf(text, lexeme, lexemes[to - 1] ?? lexeme);
    if (lexeme.kind !== "number") continue;
    const unit = lexemes[at + 1];
    if (unit && OTHER_MONEY.test(unit.lower)) return quoteOf(text, lexeme, unit);
    for (let before = at - 1; before >= Math.max(from, at - 4); before -= 1) {
      if (isTaken(reading, before)) break;
      const lead = lexemes[before];
      if (lead && BOUNDING.test(lead.lower))
        return quoteOf(text, lead, lexemes[Math.min(at + 2, to) - 1] ?? lexeme);
      if (/^(?:for|invoice|#)$/.test(lead?.lower ?? "")) break;
    }
  }
  return undefined;
}
