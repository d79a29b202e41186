import type { Call, MovedAmount } from "../../calls/call.ts";
import { add } from "../../decimals/decimal.ts";
import { compareAmount } from "../../intent/compare-amount.ts";
import { numberAt } from "../../intent/numbers.ts";
import { backOver, type Reading, wordAt } from "../../intent/reading.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import type { Mention, MentionOf } from "./mention.ts";
import { quoteBetween } from "./quote-between.ts";

const PARTS = /^(?:requests?|withdrawals?|pieces?|parts?|chunks?|tickets?|portions?|tranches|lots)$/;

/**
 * Mentions of an amount that a call moves in parts: "one of 10 stETH and one of 4 stETH" is 14 stETH where these are the
 * parts; into how many, and how much each is, only says it again.
 */
export function inParts(
  reading: Reading,
  mentions: readonly Mention[],
  parts: readonly MovedAmount[],
): Mention[] {
  const said = [countIn(reading, parts), eachIn(reading, parts)].flatMap((mention) => mention ?? []);
  const rest = mentions.filter(({ from, to }) => !said.some((one) => from < one.to && one.from < to));
  const amounts = rest.filter((mention) => mention.kind === "amount");
  const listed = amounts.slice(-parts.length);
  const whole = isInParts(reading, listed, parts) ? wholeOf(reading, listed) : undefined;
  if (!whole) return [...rest, ...said].sort(inOrder);
  // "14 stETH, 10 and 4": what was said already.
  const again = amounts.length > parts.length ? holding(reading, whole.from, whole.to) : undefined;
  const kept = rest.filter(({ from }) => from < whole.from || from >= whole.to);
  return [...kept, ...said, again ?? whole].sort(inOrder);
}

/** Whether a text says another number of parts than a call has: "in one request". */
export function isInOtherParts({ lexemes }: Reading, calls: readonly Call[]): boolean {
  const counts = calls.flatMap(({ pieces }) => (pieces ? [BigInt(pieces.length)] : []));
  const isOther = (_: unknown, at: number) => {
    const { value, to } = numberAt(lexemes, at) ?? {};
    const isCount = value?.scale === 0 && to !== undefined && PARTS.test(wordAt(lexemes, to));
    return isCount && !counts.includes(value.digits);
  };
  return counts.length > 0 && lexemes.some(isOther);
}

const inOrder = (left: Mention, right: Mention) => left.from - right.from;

/** "in two requests" */
function countIn(reading: Reading, parts: readonly MovedAmount[]): Mention | undefined {
  const { lexemes } = reading;
  for (let at = 0; at < lexemes.length; at += 1) {
    const number = numberAt(lexemes, at);
    if (number?.value.scale !== 0 || number.value.digits !== BigInt(parts.length)) continue;
    if (!PARTS.test(wordAt(lexemes, number.to))) continue;
    const from = backOver(lexemes, at, /^(?:in|into|it|split|as)$/, 3);
    return holding(reading, from, number.to + 1);
  }
  return undefined;
}

/** "of 5 each" */
function eachIn(reading: Reading, parts: readonly MovedAmount[]): Mention | undefined {
  const { lexemes } = reading;
  const each = lexemes.findIndex(({ lower }) => /^(?:each|apiece)$/.test(lower));
  for (let from = each - 1; from >= Math.max(0, each - 4); from -= 1) {
    const number = numberAt(lexemes, from);
    const to = number && (tokenAtLexeme(reading, number.to, true)?.to ?? number.to);
    if (!number || to !== each) continue;
    const amount = { kind: "number", value: number.value, unit: "token", bound: "exact" } as const;
    const quote = quoteBetween(reading, from, to);
    const isEvery =
      quote && parts.every((part) => compareAmount({ ...amount, token: undefined, quote }, part, {}).agrees);
    return isEvery ? holding(reading, backOver(lexemes, from, /^of$/, 1), each + 1) : undefined;
  }
  return undefined;
}

function holding(reading: Reading, from: number, to: number): Mention | undefined {
  const quote = quoteBetween(reading, from, to);
  return quote && { kind: "holding", from, to, quote };
}

const BETWEEN = /^(?:and|&|[+,;]|plus|then|one|another|the|other|of)$/;

/** Whether amounts are the parts, in their order, with nothing else between them. */
const isInParts = (
  { lexemes }: Reading,
  amounts: readonly MentionOf<"amount">[],
  parts: readonly MovedAmount[],
) =>
  amounts.length === parts.length &&
  amounts.every(({ amount, token, from }, at) => {
    const [part, before] = [parts[at], amounts[at - 1]];
    const isNext = !before || lexemes.slice(before.to, from).every(({ lower }) => BETWEEN.test(lower));
    const isSame = !token || !before?.token || isSameToken(token, before.token);
    return part !== undefined && isNext && isSame && compareAmount(amount, part, {}).agrees;
  });

function wholeOf(reading: Reading, amounts: readonly MentionOf<"amount">[]): Mention | undefined {
  const { lexemes } = reading;
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (first?.amount.kind !== "number" || !last) return undefined;
  const isCounted = wordAt(lexemes, first.from - 1) === "of" && wordAt(lexemes, first.from - 2) === "one";
  const from = isCounted ? first.from - 2 : first.from;
  const quote = quoteBetween(reading, from, last.to);
  const token = amounts.find((one) => one.token)?.token;
  const [value, ...others] = amounts.flatMap(({ amount }) => (amount.kind === "number" ? amount.value : []));
  if (!quote || !value) return undefined;
  const amount = { ...first.amount, value: others.reduce(add, value), token, quote };
  return { kind: "amount", amount, token, from, to: last.to, quote };
}
