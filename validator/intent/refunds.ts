import { quoteOf } from "./lexer.ts";
import { endsClause, type Reading, take, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

const HINT = /refund|change|left ?over|excess|unused|unspent|surplus/i;
const REST = /^(?:change|leftovers?|left-over|excess|unused|unspent|surplus|remainder)$/;
/** What may be said of it without asking for more than that it stays with the user. */
const SAID =
  /^(?:any|the|all|my|of|it|is|be|to|me|should|must|will|shall|can|and|please|comes?|goes?|back|refund|refunded|return|returned|send|sent|wallet|funds?|amounts?|input|tokens?|leftover|over|stays?|stay)$/;

/** Takes clauses by which what is not spent stays with the user: "any change should be refunded", "leftover ETH comes back to me". */
export function takeRefunds(reading: Reading): void {
  const { text, lexemes } = reading;
  if (!HINT.test(reading.folded)) return;
  for (let from = 0; from < lexemes.length; ) {
    let to = from;
    while (to < lexemes.length && !endsClause(lexemes[to])) to += 1;
    const [first, last] = [lexemes[from], lexemes[to - 1]];
    if (first && last && isRefund(reading, from, to)) take(reading, quoteOf(text, first, last));
    from = to + 1;
  }
}

function isRefund(reading: Reading, from: number, to: number): boolean {
  const { lexemes } = reading;
  let hasRest = false;
  let comesBack = false;
  for (let at = from; at < to; at += 1) {
    const word = wordAt(lexemes, at);
    const isRest = REST.test(word);
    hasRest ||= isRest;
    comesBack ||=
      /^(?:back|refund|refunded|return|returned)$/.test(word) ||
      (word === "me" && wordAt(lexemes, at - 1) === "to");
    if (!isRest && !SAID.test(word) && !tokenAtLexeme(reading, at)) return false;
  }
  return hasRest && comesBack;
}
