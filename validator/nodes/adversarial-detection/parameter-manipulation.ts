import type { Call } from "../../calls/call.ts";
import type { Case } from "../../case/case.ts";
import { showPeculiarity } from "../../explanation/show-peculiarity.ts";
import { semanticNode } from "../node.ts";
import { pass, skip } from "../result.ts";

/**
 * No parameter that the intent leaves open is set in an unusual way. What is wrong by a rule has failed in the check of
 * that rule; what is only remarkable is listed here, for whoever looks closer.
 *
 * Confidence: 0.8, since rules know only the unusual that somebody thought of.
 */
export const parameterManipulation = semanticNode({
  id: "adversarial_detection.parameter_manipulation",
  level: 5,
  question:
    "Is any parameter of the calls that the user left open set in a way that serves somebody else or harms the user: a recipient, spender, referrer or fee taker that is not the user, a limit, price, expiry or hook that is unusual for this function?",
  run(opened) {
    if (opened.calls.length === 0) return skip("There is no understood call to check.");
    const remarkable = opened.calls.flatMap((call) => remarksOn(call, opened));
    if (remarkable.length === 0)
      return pass(0.8, "No parameter that the intent leaves open is set in an unusual way.");
    return skip(`Remarkable, though wrong by no rule: the call ${remarkable.join("; it ")}.`, { remarkable });
  },
});

function remarksOn(call: Call, { intent }: Case): string[] {
  const remarks = (call.peculiarities ?? []).map(showPeculiarity);
  const isNamed = (address: string) => intent.text.toLowerCase().includes(address);
  const { operation, recipient, from, fees = [], partiallyFillable } = call;
  const isOther = recipient !== undefined && from !== undefined && recipient !== from;
  if (operation !== "transfer" && isOther && !isNamed(recipient))
    remarks.push(`benefits ${recipient}, who is not the sender`);
  for (const fee of fees) if (!isNamed(fee.recipient)) remarks.push(`pays a fee to ${fee.recipient}`);
  if (partiallyFillable && !intent.partialFill) remarks.push("may be filled in parts");
  return remarks;
}
