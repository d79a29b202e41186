import { semanticNode } from "../node.ts";
import { pass, skip } from "../result.ts";
import { findRequirements } from "./find-requirements.ts";

/**
 * Every term that the intent sets beside what it asks for is held by a check, or is said to be beyond what rules can tell.
 *
 * Confidence: 0.9, since a term in unforeseen words may not have been seen as one.
 */
export const requirementCompliance = semanticNode({
  id: "intent_alignment.requirement_compliance",
  level: 5,
  question:
    "Do the calls keep every requirement that the user sets beside the action itself: slippage or minimum output, deadline, gas, partial fills, protocol, order of steps, prohibitions and anything else stated as a condition of doing it? What the user gives up in so many words is no requirement.",
  run(opened) {
    const requirements = findRequirements(opened);
    const waived = opened.intent.waivers.map(({ of, quote }) => ({ of, text: quote.text }));
    const details = { requirements, ...(waived.length > 0 ? { waived } : {}) };
    if (requirements.length === 0)
      return skip("The intent sets no requirement beside what it asks for.", details);
    const show = (some: typeof requirements) =>
      some.map(({ requirement, text }) => `${requirement} "${text}"`).join(", ");
    const open = requirements.filter(({ held_by }) => held_by === null);
    if (open.length > 0) return skip(`Rules cannot tell whether this is kept: ${show(open)}.`, details);
    return pass(0.9, `Every requirement of the intent is kept: ${show(requirements)}.`, details);
  },
});
