import { boundOf } from "./bounds.ts";
import type { Intent } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { measuredAt } from "./measured-amounts.ts";
import { isTaken, type Reading, take, wordAt } from "./reading.ts";

type Limit = NonNullable<Intent["limits"]>[number];

/** Without one of these there is nothing to look for. */
const HINT = /\b(?:all|total|altogether|combined|overall|together|sum)\b/i;
const WHOLE = /^(?:all|total|sum|aggregate)$/;
const WHOLLY = /^(?:altogether|combined|overall|together|total)$/;
/** What may stand between the words for the whole and the number that bounds it. */
const BETWEEN =
  /^(?:the|a|an|of|is|be|to|at|most|up|max|maximum|no|not|never|more|than|less|under|below|exceed|exceeding|must|may|shall|should|can|cannot|stay|keep|it|all|in|limit|limited|cap|capped|outflow|spend|spending|amount|payout|payments?|:|=|≤|<)$/;
const REACH = 10;

/**
 * "Pay … and … 0.4 ETH each, never more than 1 ETH in all": what several payments may come to. It is no payment of its own
 * where amounts have been named before it.
 */
export function findTotalLimits(reading: Reading): Limit[] {
  const { text, lexemes, folded } = reading;
  if (!HINT.test(folded)) return [];
  const found: Limit[] = [];
  let isFirst = true;
  for (let at = 0; at < lexemes.length; at += 1) {
    if (lexemes[at]?.kind !== "number" || isTaken(reading, at)) continue;
    const measured = measuredAt({ reading, from: at, to: lexemes.length, verb: at - 1 }, at);
    if (measured?.amount.kind !== "number" || (measured.amount.unit === "token" && !measured.amount.token))
      continue;
    const from = startOf(reading, at);
    const to = endOfWhole(reading, measured.to) ?? (namesWhole(reading, from, at) ? measured.to : undefined);
    const isBound =
      /^(?:max|maximum|tops)$/.test(wordAt(lexemes, measured.to)) ||
      boundOf(lexemes, at, measured.to) === "at most";
    const [first, last] = [lexemes[from], lexemes[(to ?? 0) - 1]];
    if (!isFirst && isBound && first && last) {
      take(reading, quoteOf(text, first, last));
      found.push({ amount: { ...measured.amount, bound: "at most" }, side: "given" });
    }
    isFirst = false;
    at = Math.max(at, measured.to - 1);
  }
  return found;
}

function startOf({ lexemes }: Reading, number: number): number {
  let from = number;
  while (
    from > number - REACH &&
    (BETWEEN.test(wordAt(lexemes, from - 1)) || WHOLE.test(wordAt(lexemes, from - 1)))
  )
    from -= 1;
  return from;
}

function namesWhole({ lexemes }: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (/^(?:total|sum)$/.test(wordAt(lexemes, at))) return true;
  return false;
}

/** Behind "… 1 ETH in all", "… 1 ETH max combined". */
function endOfWhole({ lexemes }: Reading, amount: number): number | undefined {
  let at = amount;
  while (/^(?:max|maximum|tops|at|most)$/.test(wordAt(lexemes, at))) at += 1;
  if (wordAt(lexemes, at) === "in" && WHOLE.test(wordAt(lexemes, at + 1))) return at + 2;
  return WHOLLY.test(wordAt(lexemes, at)) ? at + 1 : undefined;
}
