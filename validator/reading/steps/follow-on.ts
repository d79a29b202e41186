import type { Step } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { isSameToken } from "../../intent/same-asset.ts";

const PRONOUN = /^(?:it|them|these|those|proceeds|output|result|received|resulting)$/;

/** What steps leave out because the ones beside them say it: "it", the object of two verbs, whom a trade is to pay. */
export function followOn(reading: Reading, steps: readonly Step[]): Step[] {
  const found: Step[] = [];
  for (const [at, step] of steps.entries()) {
    const before = found.at(-1);
    if (before && isDelivery(reading, before, step))
      found[found.length - 1] = {
        ...before,
        counterparty: step.counterparty,
        ...(step.amount && { amountOut: step.amount }),
      };
    else found.push(withObject(reading, step, before, steps[at + 1]));
  }
  return found;
}

/** "Swap 5 DAI for USDC and send it to 0x…": whom the trade pays. Behind "then" it is a step of its own. */
function isDelivery(
  { lexemes }: Reading,
  before: Step,
  { action, amount, token, counterparty }: Step,
): boolean {
  const at = lexemes.findIndex(({ start }) => start === action.quote.start);
  if (action.operation !== "transfer" || !counterparty || before.counterparty) return false;
  if (!/^(?:swap|withdraw)$/.test(before.action.operation) || wordAt(lexemes, at - 1) === "then")
    return false;
  const isLeast = amount?.kind === "number" && amount.bound === "at least";
  if (amount && !isLeast) return false;
  return !token || isSameToken(token, before.tokenOut ?? before.token);
}

function withObject(reading: Reading, step: Step, before: Step | undefined, next: Step | undefined): Step {
  const isOpen = !step.amount && step.tokenIds.length === 0;
  const pronoun = isOpen ? pronounOf(reading, step, next) : undefined;
  const { operation } = step.action;
  // "Approve and swap 400 DAI"
  if (isOpen && operation === "approve" && !step.token && next?.token && !before)
    return { ...step, amount: next.amount, token: next.token };
  if (before && operation === "revoke" && !step.token) return { ...step, token: before.token };
  if (!isOpen || !before) return step;
  // "Approve 5 DAI, then swap it": the same again; "revoke the approval": of what was allowed.
  if (
    pronoun &&
    before.action.operation === "approve" &&
    (!step.token || !isSameToken(step.token, before.token))
  )
    return asGiven(step, before);
  if (pronoun && !step.token) return { ...step, token: before.tokenOut ?? before.token, proceeds: pronoun };
  const isYielded = isSameToken(step.token, before.tokenOut);
  if (isYielded && step.token) return { ...step, proceeds: step.token.quote };
  return operation === "unwrap" && before.tokenOut
    ? { ...step, token: before.tokenOut, proceeds: step.action.quote }
    : step;
}

/** "swap them to USDC": what was read first is what is got. */
function asGiven(step: Step, { amount, token }: Step): Step {
  const wanted = step.tokenOut ?? step.token;
  return { ...step, amount, token, tokenOut: wanted, amountOut: step.amountOut };
}

function pronounOf({ lexemes, text, taken }: Reading, { action }: Step, next: Step | undefined) {
  const end = next?.action.quote.start ?? text.length;
  const found = lexemes.find(
    ({ lower, start }) =>
      start > action.quote.start && start < end && PRONOUN.test(lower) && taken[start] !== 1,
  );
  return found && quoteOf(text, found);
}
