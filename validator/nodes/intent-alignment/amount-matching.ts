import type { Call, Operation } from "../../calls/call.ts";
import { showAmount } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { isUnlimited } from "../../decimals/unlimited.ts";
import type { Amount, Step } from "../../intent/intent.ts";
import { OF_WHAT_IS_THERE } from "../../intent/of-what-is-there.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { amountDetails } from "../show.ts";
import { isTrade, type Side, sidesOf } from "../sides.ts";
import { compareInput } from "./compare-input.ts";
import { brokenLimit } from "./compare-limits.ts";
import { compareOutput } from "./compare-output.ts";

/** These move no amount that a person would name. */
const WITHOUT_AMOUNT: ReadonlySet<Operation> = new Set(["cancel", "sign", "administer", "deploy", "claim"]);

/**
 * The call moves the amount that the intent names, counted in the token's own decimals: on both sides of a trade, and
 * fixed on the side that the intent fixes. What the intent bounds in a clause of its own is kept.
 *
 * Confidence: 0.99 for an exact amount, 0.9 for one within a bound or converted, 0.7 where a balance would have to be
 * known, 0.6 where the intent leaves the amount to the account's own balance or debt.
 */
export const amountMatching = hardNode({
  id: "intent_alignment.amount_matching",
  level: 2,
  run(opened) {
    const broken = brokenLimit(opened);
    if (broken) return broken;
    return overPairs(opened, (pair) => {
      const { call, step, prepares } = pair;
      if (prepares) return skip("The call only serves another; what it needs is checked there.");
      if (!step || call.nonFungibles) return skip("The call moves no fungible amount.");
      if (!call.amountIn && !call.amountOut) return withoutAmount(call, step);
      if (takesBackAll(call) && !leavesSome(opened.intent.text, step)) {
        return pass(0.95, "The approval is taken back, as the intent asks.");
      }
      let least: NodeResult | undefined;
      for (const side of sidesOf(pair, opened)) {
        const result = compareSide(opened, call, step, side);
        if (result.status === "FAIL") return result;
        if (result.status === "PASS" && (!least || result.confidence < least.confidence)) least = result;
      }
      return least ?? skip("The intent names no amount that the call could differ from.");
    });
  },
});

function compareSide(opened: Case, call: Call, step: Step, side: Side): NodeResult {
  if (step.proceeds && !step.amount && side.side === "in" && side.moved) {
    const before = opened.intent.steps[opened.intent.steps.indexOf(step) - 1];
    const got = opened.pairs.find((pair) => pair.step === before && !pair.prepares)?.call.amountOut;
    const isYielded =
      got?.asset.contract === side.moved.asset.contract && side.moved.baseUnits <= got.baseUnits;
    if (isYielded || side.moved.bound === "all")
      return pass(0.7, `The call has ${showMoved(side.moved)} of what "${step.proceeds.text}" is.`);
    if (got && got.asset.contract === side.moved.asset.contract) {
      return fail(
        0.9,
        `The call has ${showMoved(side.moved)}, the step before yields ${showMoved(got)} for certain.`,
        {
          expected: amountDetails(got),
          actual: amountDetails(side.moved),
          remedy: `Use no more than ${showMoved(got)}, or name the amount in the intent.`,
        },
      );
    }
  }
  if (isTrade(step, call)) {
    return side.side === "in" ? compareInput(opened, step, side) : compareOutput(opened, step, side);
  }
  if (side.side === "out" && side.amount === step.amountOut && side.token === step.tokenOut) {
    return side.amount ? compareOutput(opened, step, side) : skip("The intent names no amount to get.");
  }
  // "Wrap ether to get 2 WETH": as much is given.
  const isToldGot = step.amountOut?.kind === "number" && step.amountOut.bound === "exact";
  if (!side.amount && side.side === "in" && isToldGot && isAtPar(call)) {
    return skip("The intent names what is got; as much is given.");
  }
  if (!side.amount && side.moved && OF_WHAT_IS_THERE.has(call.operation)) {
    return pass(
      0.6,
      `The intent names no amount; the call has ${showMoved(side.moved)} of the account's own.`,
      {
        ...amountDetails(side.moved),
      },
    );
  }
  return compareInput(opened, step, side, call.signature?.startsWith("approve("));
}

const isAtPar = ({ operation, amountIn, amountOut }: Call) =>
  /^(?:wrap|unwrap)$/.test(operation) &&
  amountIn?.bound === undefined &&
  amountIn?.baseUnits === amountOut?.baseUnits;

function showMoved(moved: NonNullable<Side["moved"]>): string {
  return moved.bound === "all" || isUnlimited(moved.baseUnits) ? "all" : showAmount(moved);
}

function withoutAmount(call: Call, { amount }: Step): NodeResult {
  // Whoever claims rewards gets what has accrued; a part of it cannot be had.
  const isWhole = call.claimed !== undefined && call.claimIds === undefined && amount?.kind === "number";
  if (!amount || (WITHOUT_AMOUNT.has(call.operation) && !isWhole))
    return skip("The call moves no fungible amount.");
  return fail(0.9, `The intent says ${quoted(amount)}, but ${call.signature} shows no amount.`, {
    expected: amount.quote.text,
    actual: call.signature,
    remedy: "Use a function that names the amount, or leave the amount out of the intent.",
  });
}

/** An approval of nothing ends whatever was approved before, however much that was. */
function takesBackAll({ operation, amountIn }: Call): boolean {
  return operation === "revoke" && amountIn?.baseUnits === 0n;
}

const LOWERED = /^(?:reduc|decreas|lower|cut|shrink|trim)/i;
const LEFT = /(?<!\b(?:access|rights?|claims?) )\b(?:to|at|leav(?:e|es|ing)) (?:just |only |exactly )?\$?$/i;

/** "lower its DAI approval to 50 DAI": a sum that is to be left, not the one that was allowed. */
function leavesSome(text: string, { action, amount }: Step): boolean {
  if (LOWERED.test(action.quote.text)) return true;
  const isSum = amount?.kind === "number" && amount.value.digits > 0n;
  return isSum && LEFT.test(text.slice(0, amount.quote.start));
}

function quoted({ quote }: Amount): string {
  return `"${quote.text}"`;
}
