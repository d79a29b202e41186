import type { Case } from "../../case/case.ts";
import type { Quote } from "../../intent/intent.ts";
import { protocolFacet } from "./bearing-facet.ts";

/** A term that the intent sets, and the check that holds the calls to it; null where rules cannot tell. */
export interface Requirement {
  requirement: string;
  text: string;
  held_by: string | null;
}

/** Forbids only some ways of doing it, or one thing among several, which a rule cannot tell apart. */
const QUALIFIED =
  /\b(?:more|less|than|unlimited|infinite|other|others|else|max(?:imum)?|exceed|unless|except)\b/i;

/** The terms of an intent. Whether they are kept is judged by the checks named, which have not failed where this is asked. */
export function findRequirements({ intent, calls, chain, prices }: Case): Requirement[] {
  const found: Requirement[] = [];
  const add = (requirement: string, quote: Quote | undefined, heldBy: string, isHeld = true) => {
    if (quote) found.push({ requirement, text: quote.text, held_by: isHeld ? heldBy : null });
  };
  const trades = calls.filter(({ operation }) => operation === "swap");
  const isPriced = trades.some(({ amountOut }) => amountOut) && Object.keys(prices).length > 0;
  add("slippage", intent.slippage?.quote, "intent_alignment.slippage_tolerance", isPriced);
  add("deadline", intent.deadline?.quote, "intent_alignment.deadline_consistency");
  add("end of the signature", intent.signedUntil?.quote, "intent_alignment.deadline_consistency");
  add("gas price", intent.gas.maxPrice?.quote, "technical_invariants.gas_limits");
  add("gas limit", intent.gas.maxLimit?.quote, "technical_invariants.gas_limits");
  add("priority fee", intent.gas.maxPriority?.quote, "technical_invariants.gas_limits");
  add("cost of gas", intent.gas.maxCost?.quote, "technical_invariants.gas_limits");
  add("partial fill", intent.partialFill?.quote, "intent_alignment.partial_fill", trades.length > 0);
  add("pool fee", intent.poolFee?.quote, "intent_alignment.fee_alignment", trades.length > 0);
  add("service fee", intent.serviceFee?.quote, "intent_alignment.fee_alignment", trades.length > 0);
  for (const { protocol } of intent.steps) {
    const isCalled = protocol && calls.some((call) => protocolFacet(protocol, call, chain.id) !== undefined);
    add("protocol", protocol?.quote, "technical_invariants.protocol_compatibility", isCalled === true);
  }
  for (const { operation, quote } of intent.prohibitions) {
    const isPlain = operation !== undefined && !QUALIFIED.test(quote.text);
    const isAsked = intent.steps.some(({ action }) => action.operation === operation);
    add("prohibition", quote, "intent_alignment.prohibitions", isPlain && !isAsked);
  }
  for (const quote of intent.notUnderstood) if (quote.demands) add("wish", quote, "", false);
  return found;
}
