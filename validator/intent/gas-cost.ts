import { boundAfter, boundBefore } from "./bounds.ts";
import type { Intent } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { type Reading, wordAt } from "./reading.ts";

type Cost = NonNullable<Intent["gas"]["maxCost"]>;

/** How far from the amount it may be said that it is for gas. */
const REACH = 8;
const BEFORE =
  /^(?:don't|don’t|do|not|never|no|without|spend|spending|pay|paying|use|more|less|than|at|most|up|to|max|maximum|under|below|over|above|exceed|exceeding|of|keep|the|total|all|overall|cost|costs|gas|network|transaction|fee|fees|must|should|shall|be|is|stay|within|a|budget|limit|limited|cap|capped|:|=|<|≤|and)$/;

/** What gas may cost in all: "don't spend more than $5 on gas", "gas cost under 0.002 ETH", "at most $3 in network fees". */
export function gasCostAt({ text, lexemes }: Reading, at: number): Cost | undefined {
  const isDollar = wordAt(lexemes, at) === "$";
  const number = numberAt(lexemes, isDollar ? at + 1 : at);
  if (!number || (!isDollar && wordAt(lexemes, at - 1) === "$")) return undefined;
  const unit = isDollar ? undefined : wordAt(lexemes, number.to);
  const isUsd = isDollar || /^(?:usd|dollars?|bucks)$/.test(unit ?? "");
  if (!isUsd && !/^(?:eth|ether)$/.test(unit ?? "")) return undefined;
  const end = unit === undefined ? number.to : number.to + 1;
  const behind = gasBehind(lexemes, end);
  const from = leadOf(lexemes, at);
  const isOfGas =
    behind !== undefined || lexemes.slice(from, at).some((_, index) => isGas(lexemes, from + index));
  const isBound = boundBefore(lexemes, at) === "at most" || boundAfter(lexemes, behind ?? end) === "at most";
  const [first, last] = [lexemes[from], lexemes[(behind ?? end) - 1]];
  if (!isOfGas || !isBound || !first || !last) return undefined;
  return { value: number.value, unit: isUsd ? "USD" : "native", quote: quoteOf(text, first, last) };
}

function isGas(lexemes: readonly Lexeme[], at: number): boolean {
  const word = wordAt(lexemes, at);
  return (
    word === "gas" || (/^fees?$/.test(word) && /^(?:network|transaction|tx)$/.test(wordAt(lexemes, at - 1)))
  );
}

/** The place behind "on gas", "in network fees", "of gas". */
function gasBehind(lexemes: readonly Lexeme[], from: number): number | undefined {
  let at = from;
  while (
    at < from + 5 &&
    /^(?:worth|on|in|for|of|as|the|total|network|transaction)$/.test(wordAt(lexemes, at))
  )
    at += 1;
  if (!isGas(lexemes, at)) return undefined;
  return /^(?:fees?|costs?)$/.test(wordAt(lexemes, at + 1)) ? at + 2 : at + 1;
}

/** Where the words begin that lead to an amount. */
function leadOf(lexemes: readonly Lexeme[], at: number): number {
  let from = at;
  while (from > 0 && from > at - REACH && BEFORE.test(wordAt(lexemes, from - 1))) from -= 1;
  while (from < at && /^(?:and|the|:)$/.test(wordAt(lexemes, from))) from += 1;
  return from;
}
