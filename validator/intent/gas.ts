import { times, toBaseUnits } from "../decimals/decimal.ts";
import { boundBefore } from "./bounds.ts";
import { gasCostAt } from "./gas-cost.ts";
import type { Intent, Quote } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { NEGATIONS } from "./negation.ts";
import { numberAt } from "./numbers.ts";
import { isTaken, type Reading, take, wordAt } from "./reading.ts";

const POWERS = new Map([
  ["gwei", 9],
  ["wei", 0],
  ["mwei", 6],
]);
const GAS = /^(?:gas|fee|fees|maxfee|maxfeepergas|basefee|gasprice)$/;
/** How far the word "gas" may stand from its price. */
const REACH = 7;

/** Bounds on what the execution may cost: "gas under 8 gwei", "max fee 30 gwei", "gas limit 200000", "at most $5 in gas". */
export function findGas(reading: Reading): Intent["gas"] {
  const gas: Intent["gas"] = { maxPrice: undefined, maxLimit: undefined };
  if (!/gas|wei|(?:network|transaction|tx) fee/i.test(reading.folded)) return gas;
  const { text, lexemes } = reading;
  for (let at = 0; at < lexemes.length; at += 1) {
    if (isTaken(reading, at)) continue;
    const cost = gas.maxCost ? undefined : gasCostAt(reading, at);
    if (cost) {
      take(reading, cost.quote);
      gas.maxCost = cost;
      continue;
    }
    const priority = gas.maxPriority ? undefined : priorityAt(lexemes, at);
    if (priority) {
      const quote = quoteOf(text, lexemes[priority.from] ?? EMPTY, lexemes[priority.to - 1] ?? EMPTY);
      take(reading, quote);
      gas.maxPriority = { wei: priority.value, quote };
      continue;
    }
    const price = gas.maxPrice ? undefined : priceAt(lexemes, at);
    const limit = gas.maxLimit || price ? undefined : limitAt(lexemes, at);
    const found = price ?? limit;
    const [first, last] = [lexemes[found?.from ?? -1], lexemes[(found?.to ?? 0) - 1]];
    if (!found || !first || !last) continue;
    const quote = quoteOf(text, first, last);
    take(reading, quote);
    if (price) gas.maxPrice = { wei: price.value, quote };
    else {
      const before = lexemes[found.from - 1];
      const isTotalBefore = before !== undefined && TOTAL.test(before.lower);
      const isTotal = isTotalBefore || TOTAL.test(quote.text);
      if (isTotalBefore) take(reading, before);
      gas.maxLimit = { units: found.value, quote, ...(isTotal ? { isTotal } : {}) };
    }
  }
  return gas;
}

const EMPTY: Quote = { text: "", start: 0, end: 0 };
const TOTAL = /\b(?:total|combined|overall|across|altogether|together)\b/i;

/** "priority fee at most 2 gwei", "tip no more than 1 gwei", "max 2 gwei priority fee". */
function priorityAt(lexemes: readonly Lexeme[], at: number): Found | undefined {
  const number = numberAt(lexemes, at);
  const power = number && POWERS.get(wordAt(lexemes, number.to));
  if (!number || power === undefined || boundBefore(lexemes, at) === "at least") return undefined;
  const value = toBaseUnits(times(number.value, power), 0);
  let to = number.to + 1;
  const isBehind = /^(?:priority|tip)$/.test(wordAt(lexemes, to));
  while (isBehind && /^(?:priority|tip|fee|fees)$/.test(wordAt(lexemes, to))) to += 1;
  let from = at;
  while (from > at - REACH && from > 0 && !/^[.;!?,]$/.test(wordAt(lexemes, from - 1))) {
    from -= 1;
    if (!/^(?:priority|tip)$/.test(wordAt(lexemes, from))) continue;
    if (/^(?:max|maximum)$/.test(wordAt(lexemes, from - 1))) from -= 1;
    return value === undefined ? undefined : { value, from, to };
  }
  return isBehind && value !== undefined ? { value, from: at, to } : undefined;
}

interface Found {
  value: bigint;
  from: number;
  to: number;
}

function priceAt(lexemes: readonly Lexeme[], at: number): Found | undefined {
  const number = numberAt(lexemes, at);
  const power = number && POWERS.get(wordAt(lexemes, number.to));
  if (!number || power === undefined) return undefined;
  const from = gasBefore(lexemes, at) ?? (isGasBehind(lexemes, number.to) ? at : refusedPayment(lexemes, at));
  const value = toBaseUnits(times(number.value, power), 0);
  if (from === undefined || value === undefined) return undefined;
  let to = number.to + 1;
  while (to < number.to + 4 && /^(?:gas|fee|fees|price|max)$/.test(wordAt(lexemes, to))) to += 1;
  return { value, from, to };
}

function gasBefore(lexemes: readonly Lexeme[], at: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const word = wordAt(lexemes, before);
    // What a validator is tipped is another bound.
    if (word === "priority" || word === "tip" || /^[.;!?]$/.test(word)) return undefined;
    if (GAS.test(word)) {
      if (/^(?:priority|tip)$/.test(wordAt(lexemes, before - 1))) return undefined;
      return /^(?:max|maximum)$/.test(wordAt(lexemes, before - 1)) ? before - 1 : before;
    }
  }
  return undefined;
}

function isGasBehind(lexemes: readonly Lexeme[], unit: number): boolean {
  for (let next = unit + 1; next < unit + 4; next += 1) {
    if (/^(?:priority|tip)$/.test(wordAt(lexemes, next))) return false;
    if (GAS.test(wordAt(lexemes, next))) return true;
  }
  return false;
}

/** "don't pay more than 20 gwei", "paying at most 20 gwei": nobody sends gwei that way. */
function refusedPayment(lexemes: readonly Lexeme[], at: number): number | undefined {
  for (let before = at - 1; before > at - 6 && before >= 0; before -= 1) {
    const word = wordAt(lexemes, before);
    if (/^(?:want|wish|like|going|willing)$/.test(word) && NEGATIONS.has(wordAt(lexemes, before - 1))) {
      const isPayment =
        wordAt(lexemes, before + 1) === "to" && /^(?:pay|spend|exceed|go)$/.test(wordAt(lexemes, before + 2));
      if (isPayment && /^(?:than|over|above|exceed)$/.test(wordAt(lexemes, at - 1))) return before - 1;
    }
    const isRefused =
      NEGATIONS.has(word) && /^(?:pay|spend|exceed|go|use)$/.test(wordAt(lexemes, before + 1));
    if (isRefused && /^(?:than|over|above|exceed)$/.test(wordAt(lexemes, at - 1))) return before;
    const isPaying =
      before > at - 5 &&
      /^(?:pay|paying|spend|spending)$/.test(word) &&
      !NEGATIONS.has(wordAt(lexemes, before - 1));
    if (isPaying && boundBefore(lexemes, at) === "at most") return before;
  }
  return boundBefore(lexemes, at) === "at most" ? loneBound(lexemes, at) : undefined;
}

/** ", max 20 gwei": a bound in a clause of its own, behind what is asked for. */
function loneBound(lexemes: readonly Lexeme[], at: number): number | undefined {
  let from = at;
  while (
    /^(?:with|at|no|not|never|more|than|most|max|maximum|above|over|under|below|up|to|of)$/.test(
      wordAt(lexemes, from - 1),
    )
  )
    from -= 1;
  return from > 1 && /^[,;(]$/.test(wordAt(lexemes, from - 1)) ? from : undefined;
}

const LIMIT_FILLERS =
  /^(?:limit|limits|cap|of|to|is|at|:|=|<|≤|under|below|max|maximum|most|up|units|used|than|more|no|less|should|be|not|above|over|exceed|exceeding|must|stay|across|all|the|steps|transactions|calls|together|combined)$/;

/** "gas limit 200000", "limit gas to 200k", "at most 21000 gas". */
function limitAt(lexemes: readonly Lexeme[], at: number): Found | undefined {
  const word = wordAt(lexemes, at);
  if (word !== "gas" && word !== "gaslimit") return undefined;
  let next = at + 1;
  while (next < at + 9 && LIMIT_FILLERS.test(wordAt(lexemes, next))) next += 1;
  const after = numberAt(lexemes, next);
  const value = after && toBaseUnits(after.value, 0);
  const isLimit =
    /^(?:limit|max|maximum|cap)$/.test(wordAt(lexemes, at - 1)) ||
    word === "gaslimit" ||
    /^(?:limit|cap|units)$/.test(wordAt(lexemes, at + 1));
  if (
    after &&
    value !== undefined &&
    isLimit &&
    !POWERS.has(wordAt(lexemes, after.to)) &&
    wordAt(lexemes, next - 1) !== "$"
  )
    return {
      value,
      from: isLimit && /^(?:limit|max|maximum|cap)$/.test(wordAt(lexemes, at - 1)) ? at - 1 : at,
      to: after.to,
    };
  const before = lexemes[at - 1]?.kind === "number" ? at - 1 : at - 2;
  const number = before >= 0 ? numberAt(lexemes, before) : undefined;
  const units = number?.to === at ? toBaseUnits(number.value, 0) : undefined;
  return units === undefined || word !== "gas" ? undefined : { value: units, from: before, to: at + 1 };
}
