import { multiply } from "../../decimals/decimal.ts";
import type { Amount, NumberAmount, TokenMention } from "../../intent/intent.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import type { SideName } from "../facts/sides.ts";
import type { MentionOf } from "./mention.ts";

interface Part {
  amount: Amount | undefined;
  token: TokenMention | undefined;
}

const DOLLARS = /^(?:USDC|USDT|DAI|USDS)$/i;

/** Of what is sold, so many times the price is wanted at least; of what is bought, so much is given at most. */
export function setByPrice(
  { given, wanted }: Record<SideName, Part>,
  price: NumberAmount,
  token: TokenMention | undefined,
): boolean {
  const isSale = isCount(given.amount);
  const [traded, paid] = isSale ? [given, wanted] : [wanted, given];
  const sold = traded.amount;
  if (!isCount(sold) || paid.amount || price.bound === "about" || price.upTo) return false;
  if (price.bound === (isSale ? "at most" : "at least") && !price.isBetter) return false;
  const isPaid = token ? isSameToken(token, paid.token ?? token) : paid.token !== undefined;
  const isDollars = price.unit === "USD" && !token && DOLLARS.test(paid.token?.symbol ?? "");
  if (!isPaid || isSameToken(token, traded.token) || (price.unit !== "token" && !isDollars)) return false;
  paid.token ??= token;
  paid.amount = {
    ...price,
    unit: "token",
    value: multiply(sold.value, price.value),
    bound: isSale ? "at least" : "at most",
  };
  return true;
}

/** "Sell 2 ETH for DAI with a limit of 5950 DAI": of what is got a limit is the least. */
export function leastOf({ lexemes }: Reading, { amount, from }: MentionOf<"amount">): Amount {
  const word = wordAt(lexemes, from - 1) === "of" ? wordAt(lexemes, from - 2) : wordAt(lexemes, from - 1);
  return word === "limit" && amount.kind === "number" ? { ...amount, bound: "at least" } : amount;
}

function isCount(amount: Amount | undefined): amount is NumberAmount {
  return amount?.kind === "number" && amount.unit === "token" && amount.bound === "exact" && !amount.upTo;
}

/** "at 2,975 or better", "a limit price of 2975 DAI", "3000 USDC per ETH", "15 USDC each". */
export function isPriceAt({ lexemes }: Reading, from: number, to: number): boolean {
  let lead = from - 1;
  while (/^(?:of|is|a|the|[:=$])$/.test(wordAt(lexemes, lead))) lead -= 1;
  const isLed =
    /^(?:at|@|price|rate)$/.test(wordAt(lexemes, lead)) &&
    !/^(?:floor|minimum|least|most)$/.test(wordAt(lexemes, lead - 1));
  return isLed || /^(?:per|each|apiece)$/.test(wordAt(lexemes, to));
}
