import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * Power over everything (setApprovalForAll, an operator, a manager) is given only where the intent asks for the whole
 * in so many words.
 *
 * Confidence: 0.99; 0.9 where the intent asks for it.
 */
export const approvalForAll = hardNode({
  id: "adversarial_detection.approval_for_all",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step, prepares }) => {
      if (!call.approvesAll) return skip("The call gives nobody power over everything.");
      if (call.operation === "revoke") return pass(0.99, "Power over everything is taken back.");
      const kind = step?.amount?.kind;
      const isAsked = step?.isWholeCollection || kind === "all" || kind === "unlimited";
      if (isAsked && !prepares)
        return pass(0.9, `The intent asks for the whole: "${step?.action.quote.text}".`);
      return fail(
        0.99,
        `The call lets ${call.spender ?? "another"} do as it likes with everything at ${call.to}.`,
        {
          expected: step?.action.quote.text ?? "no such permission",
          actual: call.signature,
          remedy:
            "Approve the one token or amount that is needed, or ask in the intent for approval of everything.",
        },
      );
    });
  },
});
