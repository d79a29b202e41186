import { showAmount } from "../../calls/show-amount.ts";
import { isSpenderOf } from "../../reading/serves.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { amountDetails } from "../show.ts";

/**
 * Where an approval comes before a call that spends by it, the approval is for enough.
 *
 * Confidence: 0.98.
 */
export const approvalCoversPrimary = hardNode({
  id: "intent_alignment.approval_covers_primary",
  level: 2,
  run({ calls, chain }) {
    for (const [index, spending] of calls.entries()) {
      const needed = spending.amountIn;
      if (
        spending.operation === "approve" ||
        spending.operation === "revoke" ||
        !needed ||
        needed.bound === "all"
      )
        continue;
      // The last word counts: a later approval replaces an earlier one.
      const approval = calls
        .slice(0, index)
        .findLast(
          ({ operation, spender, amountIn }) =>
            (operation === "approve" || operation === "revoke") &&
            spender !== undefined &&
            isSpenderOf(spender, spending, chain.id) &&
            amountIn?.asset.contract === needed.asset.contract,
        );
      if (!approval?.amountIn) continue;
      if (approval.amountIn.baseUnits >= needed.baseUnits)
        return pass(0.98, `${showAmount(approval.amountIn)} is approved, ${showAmount(needed)} is spent.`);
      return fail(
        0.98,
        `Only ${showAmount(approval.amountIn)} is approved, but ${showAmount(needed)} is spent.`,
        {
          expected: amountDetails(needed),
          actual: amountDetails(approval.amountIn),
          remedy: `Approve ${showAmount(needed)}.`,
        },
      );
    }
    return skip("No call spends by an approval that comes before it.");
  },
});
