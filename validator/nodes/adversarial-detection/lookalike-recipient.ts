import type { Address } from "../../calls/address.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/** Wallets shorten addresses to their ends; poisoned ones are made to look the same there. */
export const lookalikeRecipient = hardNode({
  id: "adversarial_detection.lookalike_recipient",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      const actual = call.recipient ?? call.spender;
      const named = step?.counterparty;
      if (!actual || named?.kind !== "address") return skip("There are no two addresses to compare.");
      if (!looksLike(named.address, actual))
        return pass(0.99, "The address is not made to look like the one in the intent.");
      return fail(
        0.99,
        `${actual} begins and ends like ${named.address}, the address in the intent, but is another.`,
        {
          expected: named.address,
          actual,
          remedy: `Use ${named.address}; the other one may be a poisoned copy from the account's history.`,
        },
      );
    });
  },
});

function looksLike(left: Address, right: Address): boolean {
  if (left === right) return false;
  const same = (start: number, end?: number) => left.slice(start, end) === right.slice(start, end);
  return (same(0, 6) && same(-4)) || (same(0, 8) && same(-3)) || same(0, 10) || same(-8);
}
