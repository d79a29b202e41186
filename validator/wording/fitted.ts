import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import type { NumberAmount } from "../intent/intent.ts";
import { numberAt } from "../intent/numbers.ts";
import { quoteSpan, type Reading } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import type { Item, ItemOf } from "../tally/item.ts";
import { type Ground, roleOf } from "../tally/roles.ts";

/**
 * The items with each sum cut as it fits the calls: "0.166 (uni v3)" is no sum of UNI, "another 50 USDC" is 50 USDC, and what says
 * "all" of nothing that the calls move is left to its words.
 */
export function fittedTo(
  items: readonly Item[],
  reading: Reading,
  calls: readonly Call[],
  ground: Ground,
): Item[] {
  const isOwn = (item: Item) => calls.some((call) => roleOf(item, call, ground) !== undefined);
  return items.flatMap((item): Item[] => {
    if (item.is === "open") {
      const number = numberIn(item, reading);
      return [number && isOwn(number) ? number : item];
    }
    if (item.is !== "amount") return [item];
    const { amount } = item;
    // "at 2,975 or better" is a price where it is not just what comes out.
    if (amount.kind === "number" && amount.isBetter && !item.token) {
      const sum = numberIn(item, reading);
      return sum && isOwn(sum) ? [{ ...sum, amount }] : wordsIn(item, item.from, reading);
    }
    if (isOwn(item)) return [item];
    if (amount.kind === "number") {
      const { isMore, ...plain } = amount;
      const once = { ...item, amount: plain };
      // Of a right that is set it would be another sum.
      if (isMore && !calls.some(({ operation }) => changesGrant(operation)) && isOwn(once)) return [once];
    }
    const number = numberIn(item, reading);
    const isApart = number && reading.lexemes[number.to]?.kind === "sign" && number.to < item.to;
    if (isApart)
      return [
        ...(isOwn(number) ? [number] : wordsIn(number, item.from, reading)),
        ...wordsIn(item, number.to, reading),
      ];
    const isOfNothing = amount.kind === "all" && item.token === undefined && !hasNumber(item, reading);
    return isOfNothing ? wordsIn(item, item.from, reading) : [item];
  });
}

/** The number that an item begins with, as a sum by itself. */
function numberIn(item: Item, reading: Reading): ItemOf<"amount"> | undefined {
  const found = numberAt(reading.lexemes, item.from);
  if (!found || (item.is === "open" && found.to > item.to)) return undefined;
  const quote = quoteSpan(reading, { from: item.from, to: found.to });
  const amount: NumberAmount = {
    kind: "number",
    value: found.value,
    unit: "token",
    bound: "exact",
    token: undefined,
    quote,
  };
  const { sentence, clause, from } = item;
  return {
    is: "amount",
    amount,
    token: undefined,
    quote,
    said: quote.text.toLowerCase(),
    sentence,
    clause,
    from,
    to: found.to,
  };
}

const hasNumber = ({ from, to }: Item, { lexemes }: Reading) =>
  lexemes.slice(from, to).some((_, at) => numberAt(lexemes, from + at) !== undefined);

function wordsIn(item: Item, from: number, reading: Reading): Item[] {
  const words: Item[] = [];
  for (let at = from; at < item.to; at += 1) {
    const found = tokenAtLexeme(reading, at);
    const to = found?.token.known ? found.to : at + 1;
    const { sentence, clause } = item;
    const quote = quoteSpan(reading, { from: at, to });
    const place = { from: at, to, quote, said: quote.text.toLowerCase(), sentence, clause };
    words.push(found?.token.known ? { is: "token", token: found.token, ...place } : { is: "open", ...place });
    at = to - 1;
  }
  return words;
}
