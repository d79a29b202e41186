import type { Case } from "../../case/case.ts";
import { semanticNode } from "../node.ts";
import { pass, skip } from "../result.ts";
import { showTime } from "../show.ts";

/** Clocks differ, and a claim may be counted from another moment than the call. */
const LEEWAY_SECONDS = 60n;

/**
 * What the request says of its own transaction is what the calls do. A claim that breaks a rule has failed in the check of
 * that rule; here all of them are held against the calls together.
 *
 * Confidence: 0.9.
 */
export const consistencyAnalysis = semanticNode({
  id: "adversarial_detection.consistency_analysis",
  level: 6,
  question:
    "Taken together, do the intent, the decoded calls, the claims and the texts around them tell one story? Look for a description that fits the intent while the calls do something else, for claims that the calls contradict, and for a harmless step that covers a harmful one.",
  run(opened) {
    if (opened.calls.some(({ described }) => described))
      return skip("The transaction is told by a description; there is no calldata to hold it against.");
    const odd = oddEnd(opened);
    if (odd !== undefined) return skip(odd);
    const { protocol, slippageBips, validUntil } = opened.claims;
    const claims = Object.entries({ protocol, slippageBips, validUntil: validUntil?.toString() }).filter(
      ([, claim]) => claim !== undefined,
    );
    if (claims.length === 0) return skip("The request claims nothing about its calls.");
    const named = claims.map(([name, claim]) => `${name} ${claim}`).join(", ");
    return pass(0.9, `Nothing that the request claims (${named}) contradicts its calls.`, {
      claims: Object.fromEntries(claims),
    });
  },
});

function oddEnd({ claims, calls }: Case): string | undefined {
  const { validUntil } = claims;
  if (validUntil === undefined) return undefined;
  const other = calls.find(
    ({ deadline }) => deadline !== undefined && deadline > validUntil + LEEWAY_SECONDS,
  );
  if (other?.deadline === undefined) return undefined;
  return `The request says that it is good until ${showTime(validUntil)}, the call until ${showTime(other.deadline)}.`;
}
