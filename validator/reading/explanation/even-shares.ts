import type { Call } from "../../calls/call.ts";
import { quotient } from "../../decimals/decimal.ts";
import { compareAmount } from "../../intent/compare-amount.ts";
import type { NumberAmount, Quote, Step } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { sideOf, sidesOfCall } from "../facts/sides.ts";
import { findMentions } from "../mentions/find-mentions.ts";
import type { MentionOf } from "../mentions/mention.ts";
import { askedFor } from "./asked-operation.ts";

/** "Split 600 USDC evenly between 0x… and 0x…": one payment for each, of its part of the one amount that is named. */
export function explainEvenShares(
  reading: Reading,
  calls: readonly Call[],
  chainId: number,
  prices: Record<string, number>,
): Step[] | undefined {
  const [first] = calls;
  const shared = evenlyIn(reading);
  if (!first || !shared || !calls.every(({ operation }) => operation === "transfer")) return undefined;
  const mentions = findMentions(reading, {
    operation: "transfer",
    isToken: () => true,
    isPlace: () => false,
  });
  const amounts = mentions.filter(
    ({ kind, quote }) => kind === "amount" && (quote.start < shared.start || quote.start >= shared.end),
  ) as MentionOf<"amount">[];
  const parties = mentions.filter((mention) => mention.kind === "address");
  const [whole] = amounts;
  const quote = askedFor(reading, mentions, first, [first], () => undefined);
  const isOther = mentions.some(({ kind }) => /^(?:token|party|place)$/.test(kind));
  if (!quote || !whole || amounts.length > 1 || isOther || parties.length !== calls.length) return undefined;
  const part = partOf(whole, calls.length);
  if (!part) return undefined;
  const steps = calls.map((call, at) => stepOf(call, part, parties[at], quote, shared, chainId, prices));
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

/** The words that say so: "evenly", "equally", "in equal parts", "half each". */
function evenlyIn(reading: Reading): Quote | undefined {
  const { lexemes, text } = reading;
  const at = lexemes.findIndex(
    ({ lower }, place) =>
      !isTaken(reading, place) &&
      (/^(?:evenly|equally)$/.test(lower) || (lower === "half" && wordAt(lexemes, place + 1) === "each")),
  );
  const word = lexemes[at];
  if (!word) return undefined;
  const begins = wordAt(lexemes, at - 1) === "split" ? (lexemes[at - 1] ?? word) : word;
  return quoteOf(text, begins, word.lower === "half" ? (lexemes[at + 1] ?? word) : word);
}

function partOf({ amount }: MentionOf<"amount">, shares: number): NumberAmount | undefined {
  if (amount.kind !== "number" || amount.unit !== "token" || amount.bound !== "exact" || amount.upTo)
    return undefined;
  const value = quotient(amount.value, BigInt(shares));
  return value && { ...amount, value, whole: amount.quote };
}

function stepOf(
  call: Call,
  amount: NumberAmount,
  party: MentionOf<"address"> | undefined,
  quote: Quote,
  shared: Quote,
  chainId: number,
  prices: Record<string, number>,
): Step | undefined {
  const { token } = amount;
  const moved = call.amountIn;
  if (!token || !moved || !party || party.address !== call.recipient) return undefined;
  const isToken = sideOf(token, sidesOfCall(call, chainId), chainId) === "given";
  if (!isToken || !compareAmount(amount, moved, prices).agrees) return undefined;
  return {
    action: { operation: "transfer", quote },
    amount,
    restated: [],
    token,
    amountOut: undefined,
    tokenOut: undefined,
    tokenIds: [],
    isWholeCollection: false,
    protocol: undefined,
    counterparty: { kind: "address", address: party.address, quote: party.quote },
    source: undefined,
    beside: [shared],
  };
}
