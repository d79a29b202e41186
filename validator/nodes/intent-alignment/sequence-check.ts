import type { Case, Pair } from "../../engine/case.ts";
import type { NodeResult } from "../../engine/verdict.ts";
import type { Step } from "../../intent/intent.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * Calls come in the order in which the intent asks for them, what prepares a call comes before it, and no step is left
 * out. Agents send one transaction at a time, so a lone one may be one of several of its kind, or an approval before or
 * the call after an approval; what remains is reported.
 *
 * Confidence: 0.95 where all steps are answered in order, 0.6 where some remain.
 */
export const sequenceCheck = hardNode({
  id: "intent_alignment.sequence_check",
  level: 2,
  run(opened) {
    const { pairs, openSteps } = opened;
    if (pairs.length === 0) return skip("There is no understood call to check.");
    const refused = judgeOrder(opened) ?? judgeCompleteness(opened);
    if (refused) return refused;
    const left = openSteps.map(({ action }) => action.quote.text);
    if (left.length > 0)
      return pass(0.6, `Steps remain for other transactions: "${left.join('", "')}".`, { remaining: left });
    return pairs.length < 2
      ? skip("There is one call.")
      : pass(0.95, "The calls come in the order of the intent.");
  },
});

function judgeOrder({ intent, pairs, calls }: Case): NodeResult | undefined {
  const late = pairs.find(
    ({ call, prepares }) =>
      prepares &&
      (call.operation === "approve" || call.operation === "wrap") &&
      calls.indexOf(call) > calls.indexOf(prepares),
  );
  const places = pairs.flatMap(({ step, prepares }) => (prepares || !step ? [] : [step.action.quote.start]));
  const isInOrder = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
  if (isInOrder && !late) return undefined;
  return fail(
    0.9,
    late
      ? `${late.call.signature} comes after the call that it prepares.`
      : "The calls do not come in the order in which the intent asks for them.",
    {
      expected: intent.steps.map(({ action }) => action.operation),
      actual: pairs.map(({ call }) => call.operation),
      remedy: late ? "Put it before that call." : "Put the calls into the order of the intent.",
    },
  );
}

function judgeCompleteness({ intent, pairs, openSteps, isListed }: Case): NodeResult | undefined {
  const isWhole = isListed || pairs.length > 1 || pairs.some(({ call }) => call.wrappers.length > 0);
  const missing = openSteps.find((step) => !isManner(step) && (isWhole || !mayComeAlone(step, pairs)));
  if (!missing) return undefined;
  const asked = missing.action.quote.text;
  return fail(0.9, `The transaction leaves out "${asked}", which the intent asks for.`, {
    expected: intent.steps.map(({ action }) => action.operation),
    actual: pairs.map(({ call }) => call.operation),
    remedy: `Add the call that does what "${asked}" asks for, or state an intent for this transaction alone.`,
  });
}

/** "Paying at most 5 USDC": a payment to nobody is a manner of speaking. */
function isManner({ action, counterparty }: Step): boolean {
  return action.operation === "transfer" && !counterparty;
}

/** Payments to several are sent one by one, and approvals go before what they are for. */
function mayComeAlone(open: Step, pairs: readonly Pair[]): boolean {
  const { operation } = open.action;
  if (operation === "approve" && pairs.every(({ step }) => step && isPrepared(step, open))) return true;
  return pairs.every(({ step }) => {
    const answered = step?.action.operation;
    if (answered === "approve" && operation !== "revoke") return true;
    return answered === operation && step !== undefined && isAnother(step, open);
  });
}

/** Payments need no approval, and other calls only of what they spend. */
function isPrepared({ action, token }: Step, approval: Step): boolean {
  if (/^(?:transfer|approve|revoke|unwrap|claim|borrow)$/.test(action.operation)) return false;
  return !approval.token || isSameToken(approval.token, token);
}

/** The same verb for the same party is one wish in two parts: "100 USDC plus a tip of 5". */
function isAnother(step: Step, open: Step): boolean {
  if (step.action.quote.start !== open.action.quote.start) return true;
  return step.counterparty?.quote.start !== open.counterparty?.quote.start;
}
