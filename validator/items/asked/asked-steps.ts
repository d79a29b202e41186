import type { Call } from "../../calls/call.ts";
import type { Intent, Step } from "../../intent/intent.ts";
import type { Reading } from "../../intent/reading.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import type { Item } from "../item.ts";
import type { Ground } from "../roles.ts";
import { wordAt } from "./cut.ts";
import { runsIn } from "./runs.ts";
import { stepOfRun } from "./step-of-run.ts";

export interface Asked {
  steps: Step[];
  ambiguities: Intent["ambiguities"];
}

/**
 * What a text asks for by its own words. Nothing passes by this: where the calls do not explain the text, it tells the
 * checks what to hold against the calls, so that a refusal names the difference; and it reads what no call is there for yet.
 */
export function askedSteps(
  items: readonly Item[],
  reading: Reading,
  calls: readonly Call[],
  ground: Ground,
): Asked {
  const found = runsIn(items, reading, calls).map((run) => stepOfRun(items, reading, run, calls, ground));
  const steps = found.map(({ step }) => step);
  return { steps: withObjects(items, reading, steps), ambiguities: found.flatMap((one) => one.ambiguities) };
}

/** What steps leave out because the ones beside them say it: "it", the object of two verbs, one party for all. */
function withObjects(items: readonly Item[], { text }: Reading, steps: readonly Step[]): Step[] {
  const found: Step[] = [];
  for (const [at, step] of steps.entries()) {
    const before = found.at(-1);
    if (before && isDelivery(items, before, step))
      found[found.length - 1] = {
        ...before,
        counterparty: step.counterparty,
        ...(step.amount && { amountOut: step.amount }),
      };
    else found.push(withObject(text, step, before, steps[at + 1]));
  }
  return found.map((step) => {
    const mate = found.find(
      ({ action, counterparty }) => counterparty && action.quote.start === step.action.quote.start,
    );
    return { ...step, counterparty: step.counterparty ?? mate?.counterparty };
  });
}

/** "Swap 5 DAI for USDC and send it to 0x…": whom the trade pays. Behind "then" it is a step of its own. */
function isDelivery(items: readonly Item[], before: Step, { action, counterparty }: Step): boolean {
  const at = items.findIndex(({ quote }) => quote.start === action.quote.start);
  if (action.operation !== "transfer" || !counterparty || before.counterparty) return false;
  if (!/^(?:swap|withdraw)$/.test(before.action.operation) || wordAt(items, at - 1) === "then") return false;
  return true;
}

const PRONOUN = /\b(?:it|them|these|those|proceeds|output|result|received|resulting)\b/i;

function withObject(text: string, step: Step, before: Step | undefined, next: Step | undefined): Step {
  const { operation, quote } = step.action;
  if (before && operation === "revoke") return { ...step, token: step.token ?? before.token };
  if (step.amount || step.tokenIds.length > 0) return step;
  // "Approve and swap 400 DAI"
  if (!before)
    return operation === "approve" && !step.token && next
      ? { ...step, amount: next.amount, token: next.token }
      : step;
  // "5 USDC each to 0x… and 0x…"
  if (before.action.quote.start === quote.start && !step.token)
    return { ...step, amount: before.amount, token: before.token };
  const isReferring = PRONOUN.test(text.slice(quote.end, next?.action.quote.start));
  // "Approve 5 DAI, then swap it to USDC": what was read first is what is got.
  if (isReferring && before.action.operation === "approve" && !isSameToken(step.token, before.token))
    return { ...step, amount: before.amount, token: before.token, tokenOut: step.tokenOut ?? step.token };
  const brought = before.tokenOut ?? before.token;
  if (!step.token && (isReferring || operation === "unwrap"))
    return { ...step, token: brought, proceeds: quote };
  return isSameToken(step.token, before.tokenOut) ? { ...step, proceeds: step.token?.quote ?? quote } : step;
}
