import type { Address } from "../../addresses/address.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { imitated, looksLike } from "./look-alike.ts";

/**
 * Nobody who receives, may spend or is called begins and ends like the address in the intent, like the sender or like
 * a known contract without being it.
 *
 * Confidence: 0.99 beside an address of the intent or the sender, 0.95 beside a known contract.
 */
export const lookalikeRecipient = hardNode({
  id: "adversarial_detection.lookalike_recipient",
  level: 2,
  run(opened) {
    return overPairs(opened, (pair) => {
      const { recipient, spender, to, wrappers } = pair.call;
      const parties = [recipient, spender, to, ...wrappers.map((wrapper) => wrapper.to)];
      for (const party of parties) {
        const refused = party && judge(opened, pair, party);
        if (refused) return refused;
      }
      const compared = recipient ?? spender;
      if (!compared || pair.step?.counterparty?.kind !== "address")
        return skip("There are no two addresses to compare.");
      return pass(0.99, "The address is not made to look like another.");
    });
  },
});

function judge({ intent }: Case, { call, step }: Pair, party: Address): NodeResult | undefined {
  if (intent.text.toLowerCase().includes(party)) return undefined;
  const named = step?.counterparty?.kind === "address" ? step.counterparty.address : undefined;
  if (named && looksLike(named, party)) return alike(0.99, party, named, "the address in the intent");
  if (call.from && looksLike(call.from, party)) return alike(0.99, party, call.from, "the sender");
  const known = imitated(party);
  return known && alike(0.95, party, known.address, known.name);
}

function alike(confidence: number, actual: Address, expected: Address, what: string): NodeResult {
  return fail(confidence, `${actual} begins and ends like ${expected}, ${what}, but is another.`, {
    expected,
    actual,
    remedy: `Use ${expected}; the other one may be a poisoned copy from the account's history.`,
  });
}
