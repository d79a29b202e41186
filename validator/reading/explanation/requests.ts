import type { Call } from "../../calls/call.ts";
import { add, toBaseUnits } from "../../decimals/decimal.ts";
import type { Step } from "../../intent/intent.ts";
import { numberAt } from "../../intent/numbers.ts";
import {
  backOver,
  pastWords,
  quoteSpan,
  type Reading,
  type Span,
  take,
  wordAt,
} from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { explain } from "./explain.ts";
import { explainBatch } from "./explain-batch.ts";
import type { Ground } from "./ground.ts";
import { onlyMain } from "./only-main.ts";

/**
 * The step that is queued in several requests, as the call has them: "10 stETH in two requests of 5 each", "two
 * withdrawals, one of 10 stETH and one of 4 stETH". Undefined where nothing is said of that, or something else.
 */
export function explainRequests(reading: Reading, ground: Ground): Step | undefined {
  const main = onlyMain(ground.calls);
  const { requests = [], amountIn } = main ?? {};
  if (!main || !amountIn || requests.length === 0) return undefined;
  const counts = countsIn(reading, main);
  if (!counts || (counts.length === 0 && requests.length === 1)) return undefined;
  const own = { ...reading, taken: reading.taken.slice() };
  const said = counts.map((span) => quoteSpan(reading, span));
  for (const quote of said) take(own, quote);
  const pieces = requests.map((baseUnits) => ({ ...main, amountIn: { ...amountIn, baseUnits } }));
  const calls = ground.calls.flatMap((call) => (call === main ? pieces : [call]));
  const step =
    (counts.length > 0 ? explain(own, ground) : undefined) ??
    (requests.length > 1 ? joined(explainBatch(own, { ...ground, calls })) : undefined);
  return step && { ...step, beside: [...(step.beside ?? []), ...said] };
}

/** Whether a text says that something is queued in other requests than a call has. */
export function isOfOtherRequests(reading: Reading, calls: readonly Call[]): boolean {
  return calls.some((call) => call.requests !== undefined && countsIn(reading, call) === undefined);
}

const COUNTED = /^(?:requests?|pieces?|parts?|chunks?|tickets?)$/;

/** Where it is said in how many requests and of how much, nothing where the call has others. */
function countsIn(reading: Reading, { requests = [], amountIn }: Call): Span[] | undefined {
  const { lexemes } = reading;
  const found: Span[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const count = numberAt(lexemes, at);
    const noun = count && pastWords(lexemes, count.to, /^(?:separate|equal|withdrawal)$/);
    const isVerb = count && wordAt(lexemes, count.to) === "withdrawals";
    if (!count || noun === undefined || !(isVerb || COUNTED.test(wordAt(lexemes, noun)))) continue;
    const each = wordAt(lexemes, noun + 1) === "of" ? numberAt(lexemes, noun + 2) : undefined;
    const units = each && toBaseUnits(each.value, amountIn?.asset.decimals ?? 0);
    if (toBaseUnits(count.value, 0) !== BigInt(requests.length)) return undefined;
    if (each && requests.some((request) => request !== units)) return undefined;
    const end = each && (tokenAtLexeme(reading, each.to, true)?.to ?? each.to);
    const isEach = end !== undefined && /^(?:each|apiece)$/.test(wordAt(lexemes, end));
    // "Split it in two requests"
    const from = backOver(lexemes, at, /^(?:split|divide|it|in|into)$/, 3);
    found.push({ from, to: isVerb ? count.to : (end ?? noun + 1) + (isEach ? 1 : 0) });
  }
  return found;
}

/** Steps of one kind as one, of what they come to. */
function joined(steps: readonly Step[] | undefined): Step | undefined {
  const [first, ...others] = steps ?? [];
  if (first?.amount?.kind !== "number") return undefined;
  let { value } = first.amount;
  const beside = [...(first.beside ?? [])];
  for (const { amount, token, beside: more = [] } of others) {
    if (amount?.kind !== "number") return undefined;
    value = add(value, amount.value);
    beside.push(amount.quote, ...(token ? [token.quote] : []), ...more);
  }
  return { ...first, amount: { ...first.amount, value }, beside };
}
