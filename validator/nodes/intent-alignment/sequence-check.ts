import type { Call, Operation } from "../../calls/call.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import type { Step } from "../../intent/intent.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import { serves } from "../../reading/serves.ts";
import { tellsTheirOrder } from "../../reading/told-order.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { isChanged } from "./compare-position.ts";

/** What goes before something else; nothing but these is told behind what it comes before. */
const PREPARING: ReadonlySet<Operation> = new Set([
  "approve",
  "revoke",
  "wrap",
  "unwrap",
  "withdraw",
  "borrow",
]);

/**
 * Calls come in the order in which the intent asks for them, what prepares a call comes before it, and no step is left
 * out. Agents send one transaction at a time, so a lone one may be what one of several verbs of its kind asks for, or an
 * approval before or the call after an approval; what remains is reported. The objects of one verb belong together.
 *
 * Confidence: 0.95 where all steps are answered in order, 0.6 where some remain.
 */
export const sequenceCheck = hardNode({
  id: "intent_alignment.sequence_check",
  level: 2,
  run(opened) {
    const { pairs, openSteps } = opened;
    if (pairs.length === 0) return skip("There is no understood call to check.");
    const refused = judgeOrder(opened) ?? judgeCompleteness(opened) ?? judgeSurplus(opened);
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
  const late = pairs.find((pair) => {
    if (isTooLate(intent.text, pair, calls)) return true;
    const { call, prepares, step } = pair;
    const main = prepares ?? (step && isMeantFor(intent.text, step, call, pairs));
    return (
      main &&
      (call.operation === "approve" || call.operation === "wrap") &&
      calls.indexOf(call) > calls.indexOf(main)
    );
  });
  const places = pairs.flatMap((pair) => {
    const { step, prepares } = pair;
    const isPlaced =
      !prepares && step && !isAside(intent.text, step) && !isBeforeItsUse(intent.text, pair, pairs);
    return isPlaced ? [step.action.quote.start] : [];
  });
  const isAsTold = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
  const isTold = tellsTheirOrder(intent.text, calls);
  const isInOrder = isTold || (isAsTold && !isFirstLate(intent.text, pairs));
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

/** "Deposit 5 DAI (do the approval too)": what stands in brackets is not told in its order. */
function isAside(text: string, step: Step): boolean {
  if (!isGrant(step)) return PREPARING.has(step.action.operation) && saysFirst(text, step);
  const before = text.slice(0, step.action.quote.start);
  return before.lastIndexOf("(") > before.lastIndexOf(")") || saysFirst(text, step);
}

const isGrant = ({ action }: Step) => action.operation === "approve" || action.operation === "revoke";

/** "Swap 5 DAI. Approve what is needed first.": said behind what it comes before. */
function saysFirst(text: string, { action }: Step): boolean {
  if (/\b(?:first|beforehand|before (?:that|this|it)),? $/i.test(text.slice(0, action.quote.start)))
    return true;
  const [sentence = ""] = text.slice(action.quote.end).split(/[.;!?\n]/, 1);
  return FIRST.test(sentence);
}

const FIRST =
  /\b(?:first|beforehand|up[ -]?front|in advance)\b|\bbefore(?: (?:that|this|it|the \w+|you \w+ (?:it|them|that)))?(?: (?:please|pls))?\W*$/i;

/** Whether an approval that is not told in its order follows what it is for. */
function isTooLate(text: string, { call, step, prepares }: Pair, calls: readonly Call[]): boolean {
  if (prepares || !step || !isAside(text, step)) return false;
  return calls.slice(0, calls.indexOf(call)).some(({ operation }) => !PREPARING.has(operation));
}

/** "Wrap 1 ETH; send 1 WETH to 0x… first": what is told last and is to come first, and comes last. */
function isFirstLate(text: string, pairs: readonly Pair[]): boolean {
  const starts = pairs.flatMap(({ step }) => step?.action.quote.start ?? []);
  return starts.some((start, at) => {
    const next = starts.find((other) => other > start) ?? text.length;
    const isSaid =
      // "the USDC one first, DAI after it": behind what comes first.
      /\bfirst $|(?:^|[.;:!?(\n]|\bbut|\band)\s*first, $/i.test(text.slice(0, start)) ||
      /\bfirst\s*(?:[.,;!)]|$)/i.test(text.slice(start, next));
    return isSaid && starts.slice(0, at).some((other) => other < start);
  });
}

const AFTERWARDS =
  /\b(?:then|after(?: (?:that|this|it))?|afterwards|thereafter|subsequently|following (?:that|this)|with (?:that|this) done|having done (?:that|this|so)|as (?:a|the) (?:second|last|final) step|to finish|at the (?:very )?end|last of all|finally|next|later)\W*(?:(?:an?|the|please) )?$/i;

function isAfterwards(text: string, { action }: Step): boolean {
  return AFTERWARDS.test(text.slice(0, action.quote.start));
}

/** "Repay 5 DAI. Approve only what is needed": an approval goes before its use, unless it is to come afterwards. */
function isBeforeItsUse(text: string, { call, step }: Pair, pairs: readonly Pair[]): boolean {
  if (call.operation !== "approve" || !step) return false;
  const places = pairs.map((pair) => pair.call);
  const main = onlySpender(call, pairs);
  return main !== undefined && places.indexOf(call) < places.indexOf(main) && !isAfterwards(text, step);
}

/** The call that an approval with a verb of its own is for: told in brackets, or of just what that call spends. */
function isMeantFor(text: string, step: Step, call: Call, pairs: readonly Pair[]): Call | undefined {
  const main = onlySpender(call, pairs);
  if (isAside(text, step)) return main;
  const isSame = main?.amountIn !== undefined && main.amountIn.baseUnits === call.amountIn?.baseUnits;
  return isSame && !isAfterwards(text, step) ? main : undefined;
}

/** The call that an approval is for, where there is one only. */
function onlySpender(approval: Call, pairs: readonly Pair[]): Call | undefined {
  const spending = pairs.filter(({ call, step }) => call !== approval && serves(approval, call, step, false));
  return spending.length === 1 ? spending[0]?.call : undefined;
}

const THAT_IS_ALL =
  /\b(?:that(?:'s|’s| is| will be) (?:all|it)|nothing (?:else|more|further)|no (?:more|further|other) (?:steps?|calls?))\b/i;

const TAKES_BACK =
  /\b(?:revok|cancel|remov|reset|zero|clear|undo|wip|tak(?:e|ing) (?:it|that|the|away|back)|back to|to 0|to nothing)/i;

const KEEPS =
  /\b(?:keep|leave|retain)\b[^.;!?]{0,40}\b(?:approval|allowance|permission|rights?|access)\b|\b(?:approval|allowance|permission)\b[^.;!?]{0,30}\b(?:stays?|remains?|(?:to|should|must|may|can|shall) (?:stay|remain))\b/i;

/** "so nothing stays open", "it is not to keep the approval" */
const KEEPS_NONE =
  /\b(?:(?:keep|leave|retain) no(?:thing)?|(?:nothing|no (?:approval|allowance|permission)) (?:stays?|remains?)|(?:not|never|dont|n['’]t)(?: to)? (?:keep|leave|retain))\b/gi;

const keepsSome = (text: string) => KEEPS.test(text.replaceAll(KEEPS_NONE, ""));

/** A call may take an approval back unasked, unless the intent says that it is all, or keeps the approval. */
function judgeSurplus({ intent: { text, steps }, pairs }: Case): NodeResult | undefined {
  const unasked = pairs.find(({ call, prepares }) => call.operation === "revoke" && prepares);
  const isAll = THAT_IS_ALL.test(text) && !TAKES_BACK.test(text);
  if (!unasked || !(isAll || keepsSome(text))) return undefined;
  return fail(
    0.9,
    `The intent ${isAll ? "says that it is all" : "keeps an approval"}; ${unasked.call.signature} takes one back besides.`,
    {
      expected: steps.map(({ action }) => action.operation),
      actual: pairs.map(({ call }) => call.operation),
      remedy: "Leave that call out, or ask for it in the intent.",
    },
  );
}

function judgeCompleteness({ intent, pairs, openSteps, isListed, chain }: Case): NodeResult | undefined {
  const isWhole = isListed || pairs.length > 1 || pairs.some(({ call }) => call.wrappers.length > 0);
  const missing = openSteps.find(
    (step) => !isDoneAlong(step, pairs, chain.id) && (isWhole || !mayComeAlone(step, pairs)),
  );
  if (!missing) return undefined;
  const asked = missing.action.quote.text;
  return fail(0.9, `The transaction leaves out "${asked}", which the intent asks for.`, {
    expected: intent.steps.map(({ action }) => action.operation),
    actual: pairs.map(({ call }) => call.operation),
    remedy: `Add the call that does what "${asked}" asks for, or state an intent for this transaction alone.`,
  });
}

/** "Add the owner 0x… and set the threshold to 2": one function does both, and names both. */
function isDoneAlong(step: Step, pairs: readonly Pair[], chainId: number): boolean {
  const { action, amount, counterparty } = step;
  if (pairs.some(({ call }) => isChanged(step, call.positionChange, chainId))) return true;
  if (action.operation !== "administer" || amount?.kind !== "number" || counterparty) return false;
  const threshold = toBaseUnits(amount.value, 0);
  return pairs.some(({ call: { controlChange } }) => {
    const isOfOwners = controlChange?.change === "add owner" || controlChange?.change === "remove owner";
    return isOfOwners && controlChange.threshold === threshold;
  });
}

/** What several verbs ask for is sent one by one, and approvals go before what they are for. */
function mayComeAlone(open: Step, pairs: readonly Pair[]): boolean {
  const { operation } = open.action;
  if (operation === "approve" && pairs.every(({ step }) => step && isPrepared(step, open))) return true;
  return pairs.every(({ step }) => {
    if (!step || !isAnother(step, open)) return false;
    const answered = step.action.operation;
    return answered === operation || (answered === "approve" && operation !== "revoke");
  });
}

/** Payments need no approval, and other calls only of what they spend. */
function isPrepared({ action, token }: Step, approval: Step): boolean {
  if (/^(?:transfer|approve|revoke|unwrap|claim|borrow)$/.test(action.operation)) return false;
  return !approval.token || isSameToken(approval.token, token);
}

/** The objects of one verb are one wish in several parts: "100 USDC and 200 DAI". */
function isAnother(step: Step, open: Step): boolean {
  return (
    step.action.operation !== open.action.operation || step.action.quote.start !== open.action.quote.start
  );
}
