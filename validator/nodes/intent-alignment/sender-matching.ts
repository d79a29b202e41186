import type { Call } from "../../calls/call.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

const isCarriedBy = ({ wrappers, protocol }: Call, name: string) =>
  protocol === name || wrappers.some((wrapper) => wrapper.protocol === name);

/**
 * Where the intent says from which account, the call takes from that one, or changes that one where its control is what
 * changes; where it says by what, that carries it.
 *
 * Confidence: 0.99 for the same account, 0.98 for another; 0.9 where nothing carries the call.
 */
export const senderMatching = hardNode({
  id: "intent_alignment.sender_matching",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      const { carrier } = opened.intent;
      if (carrier && step && !isCarriedBy(call, carrier.name)) {
        return fail(0.9, `The intent says "${carrier.quote.text}", and the call is not carried by one.`, {
          expected: carrier.quote.text,
          actual: call.wrappers.map(({ signature }) => signature),
          remedy: `Put the call into a transaction of the ${carrier.name}, or leave "${carrier.quote.text}" out.`,
        });
      }
      const named = step?.source;
      if (named?.kind !== "address") return skip("The intent names no account that it comes from.");
      const actual = call.operation === "administer" ? call.to : (call.owner ?? call.from);
      if (actual === undefined) return skip("The transaction does not say who sends it.");
      if (actual === named.address) return pass(0.99, `It comes from ${actual}, as the intent says.`);
      return fail(0.98, `The intent says it comes from ${named.address}, the call takes from ${actual}.`, {
        expected: named.address,
        actual,
        remedy: `Send it from ${named.address}.`,
      });
    });
  },
});
