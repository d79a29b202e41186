import type { Call, Permit } from "../../calls/call.ts";
import { showAmount, showAsset } from "../../calls/show-amount.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { isSpenderOf } from "../../reading/serves.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { showTime } from "../show.ts";

/** A permit lives on after the call; longer than this it is forgotten. */
const LONGEST_SECONDS = 366n * 86_400n;

/**
 * A permit inside a call is the sender's own, is for the token that the call spends and for who spends it, has not
 * expired and ends. Where the intent asks for the permit itself, its spender and amount are compared like an approval's.
 *
 * Confidence: 0.95.
 */
export const permitAbuse = hardNode({
  id: "adversarial_detection.permit_abuse",
  level: 2,
  run(opened) {
    return overPairs(opened, (pair) => {
      const { permits } = pair.call;
      if (!permits || permits.length === 0) return skip("The call carries no permit.");
      for (const permit of permits) {
        const problem = judge(opened, pair, permit);
        if (problem) return problem;
      }
      return pass(0.95, `The permit is the sender's own, for ${permits.map(showAmount).join(", ")}.`);
    });
  },
});

function judge(opened: Case, { call, step, prepares }: Pair, permit: Permit): NodeResult | undefined {
  const { owner, spender, expiresAt, asset } = permit;
  if (owner !== undefined && call.from !== undefined && owner !== call.from) {
    return fail(0.97, `The permit is ${owner}'s, not the sender's (${call.from}).`, {
      expected: call.from,
      actual: owner,
      remedy: "Use a permit that the sender signed.",
    });
  }
  if (expiresAt !== undefined) {
    const now = BigInt(Math.floor(opened.evaluatedAt / 1000));
    if (expiresAt < now) {
      return fail(0.99, `The permit for ${showAmount(permit)} expired at ${showTime(expiresAt)}.`, {
        expected: `later than ${showTime(now)}`,
        actual: expiresAt.toString(),
        remedy: "Sign a permit that is still good.",
      });
    }
    if (expiresAt > now + LONGEST_SECONDS && !opened.intent.waivers.some(({ of }) => of === "deadline")) {
      return fail(0.9, `The permit for ${showAmount(permit)} stays good until ${showTime(expiresAt)}.`, {
        expected: "an end within a year",
        actual: expiresAt.toString(),
        remedy: "Sign a permit that ends soon.",
      });
    }
  }
  const endless = judgeSignature(opened, call);
  if (endless) return endless;
  const main = prepares ?? call;
  if (main.operation === "approve" || main.operation === "revoke") {
    const isSame = call.amountIn?.asset.contract === asset.contract && call.spender === spender;
    return isSame || step === undefined ? undefined : extra(permit, "the one that the intent asks for");
  }
  if (!isSpenderOf(spender, main, opened.chain.id)) return extra(permit, `for ${main.to}, which is called`);
  const isSpent = main.amountIn?.asset.contract === asset.contract;
  return isSpent
    ? undefined
    : extra(permit, main.amountIn ? `of ${showAsset(main.amountIn.asset)}` : "needed");
}

/** A signature waits until somebody sends it, so that it must end as what it permits does. */
function judgeSignature({ evaluatedAt, intent }: Case, { isSigned, deadline }: Call): NodeResult | undefined {
  const isNamed = intent.deadline !== undefined || intent.signedUntil !== undefined;
  if (!isSigned || isNamed || intent.waivers.some(({ of }) => of === "deadline")) return undefined;
  const latest = BigInt(Math.floor(evaluatedAt / 1000)) + LONGEST_SECONDS;
  if (deadline !== undefined && deadline <= latest) return undefined;
  const until = deadline === undefined ? "without an end" : `until ${showTime(deadline)}`;
  return fail(0.9, `The signature can be used ${until}, and the intent names no such time.`, {
    expected: "an end within a year",
    actual: deadline?.toString() ?? null,
    remedy: "Sign it with a deadline that is near, or say in the intent until when it is to be good.",
  });
}

function extra(permit: Permit, wanted: string): NodeResult {
  return fail(0.97, `The permit lets ${permit.spender} spend ${showAmount(permit)}; it is not ${wanted}.`, {
    expected: `a permit that is ${wanted}`,
    actual: { spender: permit.spender, token: permit.asset.symbol ?? permit.asset.contract },
    remedy: "Leave this permit out.",
  });
}
