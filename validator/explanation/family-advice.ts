import type { Family } from "../case/check.ts";

/** What to do in general when a family's checks fail. */
export const FAMILY_ADVICE: Readonly<Record<Family, string>> = {
  intent_alignment: "Make intent and transaction agree.",
  technical_invariants: "Fix the transaction's encoding or parameters.",
  legal_compliance: "Use supported assets and permitted addresses.",
  adversarial_detection: "Remove what looks like an attack, or state it in the intent if it is meant.",
};
