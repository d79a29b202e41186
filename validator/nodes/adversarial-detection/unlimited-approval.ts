import { type Grant, grantsOf } from "../../calls/grants.ts";
import { showAmount } from "../../calls/show-amount.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { isUnlimited } from "../../decimals/unlimited.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { amountDetails } from "../show.ts";

/**
 * An approval without limit is given only where the intent asks for one in so many words, and an approval that only
 * serves another call is for no more than that call spends. A permit without limit inside a call to a known contract,
 * for that very contract, is how its own interface works: the contract can only take what its caller tells it to.
 *
 * Confidence: 1 for a limited amount, 0.9 where the intent asks for no limit, 0.6 for a known contract's own permit.
 */
export const unlimitedApproval = hardNode({
  id: "adversarial_detection.unlimited_approval",
  level: 2,
  run(opened) {
    return overPairs(opened, (pair) => {
      let least: NodeResult | undefined;
      for (const grant of grantsOf(pair.call)) {
        const result = judge(opened, pair, grant);
        if (result.status === "FAIL") return result;
        if (!least || result.confidence < least.confidence) least = result;
      }
      return least ?? skip("The call approves nothing.");
    });
  },
});

function judge({ intent }: Case, { call, step, prepares }: Pair, grant: Grant): NodeResult {
  const shown = showAmount(grant);
  if (isUnlimited(grant.baseUnits)) {
    const isForbidden = intent.prohibitions.some(({ operation }) => operation === "approve");
    if (step?.amount?.kind === "unlimited") return pass(0.9, "The intent asks for an unlimited approval.");
    if (
      grant.by === "permit" &&
      !isForbidden &&
      call.operation !== "approve" &&
      call.contract !== null &&
      grant.spender === call.to
    )
      return pass(0.6, `The permit for ${shown} is for ${call.contract} itself, which is called.`);
    return fail(0.99, `The call lets ${grant.spender} spend ${shown}; the intent asks for no such thing.`, {
      expected: prepares?.amountIn
        ? amountDetails(prepares.amountIn)
        : (step?.amount?.quote.text ?? "a limited amount"),
      actual: amountDetails(grant),
      remedy:
        "Approve only the amount that is needed, or say in the intent that the approval is to be unlimited.",
    });
  }
  const needed = prepares?.operation === "approve" ? undefined : prepares?.amountIn;
  if (needed && needed.bound !== "all" && needed.asset.contract === grant.asset.contract) {
    if (grant.baseUnits > needed.baseUnits) {
      return fail(0.95, `The approval is for ${shown}, but only ${showAmount(needed)} is needed.`, {
        expected: amountDetails(needed),
        actual: amountDetails(grant),
        remedy: `Approve ${showAmount(needed)}.`,
      });
    }
  }
  return pass(1, `The approval ends at ${shown}.`);
}
