import { quotient } from "../../decimals/decimal.ts";
import type { NumberAmount } from "../../intent/intent.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import type { Mention, MentionOf } from "./mention.ts";

const HAVING = /^(?:have|hold|own|got)$/;
const SUBJECT = /^(?:i|we|i've|we've)$/;

/**
 * Amounts as they are meant: "I have 900 DAI, send a third of it" moves 300; what there is, is no wish by itself; and
 * "at 2,975 DAI each" is a price.
 */
export function settleAmounts(reading: Reading, mentions: readonly Mention[]): Mention[] {
  let whole: NumberAmount | undefined;
  return mentions.flatMap((mention): Mention[] => {
    if (mention.kind !== "amount") return [mention];
    const { amount } = mention;
    if (amount.kind === "number" && isHolding(reading, mention, mentions)) {
      whole = amount;
      return [];
    }
    if (amount.kind === "share") return [ofWhole(mention, whole)];
    if (isPrice(reading, mention)) return [{ ...mention, isPrice: true }];
    const isBare = amount.kind === "number" && amount.unit === "token" && !amount.token;
    return [isBare && whole ? { ...mention, token: whole.token } : mention];
  });
}

/** "I have 900 DAI", "of my 900 DAI, …": only where more is named behind it, for a request says how much. */
function isHolding(
  { lexemes }: Reading,
  { from }: MentionOf<"amount">,
  mentions: readonly Mention[],
): boolean {
  const [before, first] = [wordAt(lexemes, from - 1), wordAt(lexemes, from - 2)];
  const isHad = HAVING.test(before) && SUBJECT.test(first);
  const isOf =
    /^(?:my|our)$/.test(before) &&
    first === "of" &&
    (from < 3 || /^[.;,!\n]$/.test(wordAt(lexemes, from - 3)));
  return (isHad || isOf) && mentions.some((other) => other.kind === "amount" && other.from > from);
}

function ofWhole(mention: MentionOf<"amount">, whole: NumberAmount | undefined): Mention {
  const { amount } = mention;
  if (amount.kind !== "share" || !amount.ratio || amount.token || whole?.bound !== "exact" || whole.upTo)
    return mention;
  const value = quotient(
    { ...whole.value, digits: whole.value.digits * amount.ratio.above },
    amount.ratio.below,
  );
  return value
    ? { ...mention, token: whole.token, amount: { ...whole, value, quote: amount.quote, whole: whole.quote } }
    : mention;
}

/** "at 2,975 or better", "3000 USDC per ETH", "15 USDC each", "a limit price of 2975 DAI". */
function isPrice(reading: Reading, { from, to, amount }: MentionOf<"amount">): boolean {
  const { lexemes } = reading;
  if (amount.kind !== "number") return false;
  let lead = from - 1;
  while (/^(?:of|is|a|the|[:=$])$/.test(wordAt(lexemes, lead))) lead -= 1;
  if (
    /^(?:at|@|price|rate)$/.test(wordAt(lexemes, lead)) &&
    !/^(?:floor|minimum|least|most)$/.test(wordAt(lexemes, lead - 1))
  )
    return true;
  const behind = wordAt(lexemes, to);
  return behind === "per" || (behind === "a" && tokenAtLexeme(reading, to + 1) !== undefined);
}
