import { isUnlimited } from "../../intent/compare-amount.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { amountDetails, showAmount } from "../show.ts";

/** An approval without limit is given only where the intent asks for one in so many words. */
export const unlimitedApproval = hardNode({
  id: "adversarial_detection.unlimited_approval",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      if (call.operation !== "approve" || !call.amountIn) return skip("The call approves nothing.");
      if (!isUnlimited(call.amountIn.baseUnits))
        return pass(1, `The approval ends at ${showAmount(call.amountIn)}.`);
      if (step?.amount?.kind === "unlimited") return pass(0.9, "The intent asks for an unlimited approval.");
      return fail(
        0.99,
        `The call lets ${call.spender} spend ${showAmount(call.amountIn)}; the intent asks for no such thing.`,
        {
          expected: step?.amount?.quote.text ?? "a limited amount",
          actual: amountDetails(call.amountIn),
          remedy:
            "Approve only the amount that is needed, or say in the intent that the approval is to be unlimited.",
        },
      );
    });
  },
});
