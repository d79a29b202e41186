import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { amountDetails, showAmount } from "../show.ts";

/** Where an approval comes before a call that spends by it, the approval is for enough. */
export const approvalCoversPrimary = hardNode({
  id: "intent_alignment.approval_covers_primary",
  level: 2,
  run({ calls }) {
    for (const [index, spending] of calls.entries()) {
      const needed = spending.amountIn;
      if (spending.operation === "approve" || !needed) continue;
      const approval = calls
        .slice(0, index)
        .find(
          ({ operation, spender, amountIn }) =>
            operation === "approve" &&
            spender === spending.to &&
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
