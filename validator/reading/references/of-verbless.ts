import type { AssetAmount, Call, Operation } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { beginsLine, pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import type { Named } from "./named.ts";
import { type Reference, type ReferenceFinder, wordOf } from "./reference.ts";

/** What a step may begin behind. */
const LED = /^(?:[.,;:)•*-]|and|then|next|finally|lastly|afterwards|->|=>|→)$/;
const INTO = /^(?:into|to|for|->|=>|→)$/;
const WHOLE = /^(?:all|everything|the lot|the whole (?:lot|sum|amount)|all of (?:it|that|them))$/;
const EXCHANGING: readonly Operation[] = ["swap", "wrap", "unwrap"];
/** What puts into one's hands what may be paid on. */
const YIELDING: readonly Operation[] = ["swap", "wrap", "unwrap", "withdraw", "borrow"];

/**
 * A step that is told by what moves and whereto, without a verb: "approve 0x… for 5 DAI, then 5 DAI into USDC", "1. wrap 2 ETH 2. 2
 * WETH to 0x…". Only where a call does just that: behind "approve 5 DAI for 0x…, then 9 DAI to 0x…" the verb before is meant.
 */
export const verblessMeant: ReferenceFinder = (reading, at, named, calls) => {
  const { lexemes } = reading;
  const number = numberAt(lexemes, at);
  const isLed = at > 0 && (LED.test(wordAt(lexemes, at - 1)) || beginsLine(reading, at));
  const whole = isLed ? phraseEnd(lexemes, at, WHOLE) : undefined;
  if (whole !== undefined) return wholeMeant(reading, whole, named, calls);
  const token = number && isLed ? tokenAtLexeme(reading, number.to, true) : undefined;
  if (!number || !token) return undefined;
  // "…, and 1 WETH make to ETH"
  const into = pastWords(lexemes, token.to, /^(?:make|turn|change)$/, 1);
  if (!INTO.test(wordAt(lexemes, into))) return undefined;
  const symbol = token.token.symbol?.toLowerCase();
  const verb =
    exchangeOf(reading, number, symbol, into + 1, calls) ??
    (into === token.to ? paymentOf(reading, number, symbol, token.to, calls) : undefined);
  if (verb === undefined) return undefined;
  const said = into > token.to ? { said: [quoteSpan(reading, { from: token.to, to: into })] } : {};
  return { to: into, meant: [wordOf(verb), ...lexemes.slice(at, token.to)], ...said };
};

/** "borrow 5 USDC on Aave, then all into WETH": of what was named last. */
function wholeMeant(
  reading: Reading,
  to: number,
  { sums: [sum] }: Named,
  calls: readonly Call[],
): Reference | undefined {
  if (!sum || !INTO.test(wordAt(reading.lexemes, to))) return undefined;
  const verb = exchangeOf(reading, sum, sum.symbol?.toLowerCase(), to + 1, calls);
  return verb && { to, meant: [wordOf(verb), sum.number, ...sum.token] };
}

const isSum = (
  amount: AssetAmount | undefined,
  { value }: Pick<FoundNumber, "value">,
  symbol: string | undefined,
) =>
  symbol !== undefined &&
  amount?.asset.symbol?.toLowerCase() === symbol &&
  amount.baseUnits === toBaseUnits(value, amount.asset.decimals ?? 0);

/** "400 DAI into USDC" */
function exchangeOf(
  reading: Reading,
  number: Pick<FoundNumber, "value">,
  symbol: string | undefined,
  into: number,
  calls: readonly Call[],
): Operation | undefined {
  const got = pastWords(reading.lexemes, into, /^(?:plain|regular|native)$/, 1);
  const wanted = tokenAtLexeme(reading, got)?.token.symbol?.toLowerCase();
  return calls.find(
    ({ operation, amountIn, amountOut }) =>
      EXCHANGING.includes(operation) &&
      isSum(amountIn, number, symbol) &&
      wanted !== undefined &&
      amountOut?.asset.symbol?.toLowerCase() === wanted,
  )?.operation;
}

/** "2 WETH to 0x…", of what the call before has brought. */
function paymentOf(
  { lexemes }: Reading,
  number: FoundNumber,
  symbol: string | undefined,
  to: number,
  calls: readonly Call[],
): "send" | undefined {
  const party = lexemes[to + 1];
  if (wordAt(lexemes, to) !== "to" || party?.kind !== "address") return undefined;
  const isPaid = calls.some(({ operation, amountIn, recipient }, at) => {
    const before = calls[at - 1];
    return (
      operation === "transfer" &&
      recipient === party.lower &&
      isSum(amountIn, number, symbol) &&
      before !== undefined &&
      YIELDING.includes(before.operation) &&
      before.amountOut?.asset.symbol?.toLowerCase() === symbol
    );
  });
  return isPaid && calls.every(({ operation }) => operation !== "approve") ? "send" : undefined;
}
