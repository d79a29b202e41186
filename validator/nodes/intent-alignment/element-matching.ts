import type { Call } from "../../calls/call.ts";
import type { Case } from "../../case/case.ts";
import type { Quote, Step } from "../../intent/intent.ts";
import { semanticNode } from "../node.ts";
import { pass, skip } from "../result.ts";
import { amountFacet, partyFacet, protocolFacet, tokenFacet, tokenIdFacet } from "./bearing-facet.ts";

/** One thing that the intent names, and the facet of a call that bears it out. */
interface Element {
  element: string;
  text: string;
  borne_out_by: string | null;
}

/**
 * Everything that the intent names has its counterpart in a call, so that nothing was left unlooked at. Whether the values
 * agree is for the checks of each facet: they have passed where this one is reached.
 */
export const elementMatching = semanticNode({
  id: "intent_alignment.element_matching",
  level: 4,
  question:
    "Does every element that the user names (action, amounts, tokens, recipient or spender, protocol, chain) have its counterpart in the calls with the same meaning, and do the calls do nothing of importance that the user did not name?",
  run(opened) {
    const elements = opened.intent.steps.flatMap((step) => elementsOf(step, opened));
    if (elements.length === 0) return skip("The intent names nothing that a call could bear out.");
    const open = elements.filter(({ borne_out_by }) => borne_out_by === null);
    const details = { elements, coverage: `${elements.length - open.length} of ${elements.length}` };
    if (open.length > 0) {
      const named = open.map(({ element, text }) => `${element} "${text}"`).join(", ");
      return skip(
        `${details.coverage} elements of the intent are borne out by the calls; rules find no counterpart of the ${named}.`,
        details,
      );
    }
    const isTold = opened.calls.some(({ described }) => described);
    return pass(
      isTold ? 0.7 : 0.95,
      `All ${elements.length} elements of the intent have their counterpart in the calls.`,
      details,
    );
  },
});

function elementsOf(step: Step, { pairs, chain }: Case): Element[] {
  const calls = pairs.filter((pair) => pair.step === step).map(({ call }) => call);
  const elements: Element[] = [];
  const add = (element: string, quote: Quote | undefined, facet: (call: Call) => string | undefined) => {
    if (!quote) return;
    const found = calls.map(facet).find((name) => name !== undefined);
    elements.push({ element, text: quote.text, borne_out_by: found ?? null });
  };
  const { action, amount, amountOut, token, tokenOut, protocol, counterparty, source } = step;
  add("action", action.quote, () => "operation");
  add("amount", amount?.quote, amountFacet);
  add("token", token?.quote, (call) => token && tokenFacet(token, call, chain.id));
  add("amount to receive", amountOut?.quote, (call) => call.amountOut && "amountOut");
  add("token to receive", tokenOut?.quote, (call) => tokenOut && tokenFacet(tokenOut, call, chain.id));
  for (const { id, quote } of step.tokenIds) add("token id", quote, (call) => tokenIdFacet(id, call));
  add("protocol", protocol?.quote, (call) => protocol && protocolFacet(protocol, call, chain.id));
  add("party", counterparty?.quote, (call) => counterparty && partyFacet(counterparty, call, chain.id));
  add("source", source?.quote, (call) => source && partyFacet(source, call, chain.id));
  return elements;
}
