import type { Address } from "../../addresses/address.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { namesBlock, told } from "../../chain/reads.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { imitated, looksLike } from "./look-alike.ts";

/**
 * Nobody who receives, may spend or is called begins and ends like the address in the intent, like the sender or like
 * a known contract without being it; and a name in the intent is somebody's who takes part, where the chain tells whose it is.
 *
 * Confidence: 0.99 beside an address of the intent or the sender, and for a name; 0.95 beside a known contract.
 */
export const lookalikeRecipient = hardNode({
  id: "adversarial_detection.lookalike_recipient",
  level: 2,
  run(opened) {
    const stranger = nameOfNobodyHere(opened);
    if (stranger) return stranger;
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
      const called = told(opened.reads?.reverse, compared);
      const name = called
        ? ` It calls itself ${called}, and the name is its own, on ${namesBlock(opened.reads)}.`
        : "";
      return pass(0.99, `The address is not made to look like another.${name}`);
    });
  },
});

/** "friend.eth (0x…)": who writes a name beside another's address has been given the wrong one. */
function nameOfNobodyHere(opened: Case): NodeResult | undefined {
  const { reads, calls } = opened;
  const parties = new Set(
    calls.flatMap(({ from, to, recipient, spender, owner }) => [from, to, recipient, spender, owner]),
  );
  for (const [name, address] of Object.entries(reads?.names ?? {})) {
    if (address === null || parties.has(address)) continue;
    const actual = calls.flatMap(({ recipient, spender, to }) => recipient ?? spender ?? to)[0];
    return fail(0.99, `${name} is ${address} on ${namesBlock(opened.reads)}, who takes no part in this.`, {
      expected: address,
      actual,
      remedy: `Send it to ${address}, or leave the name out of the intent.`,
    });
  }
  return undefined;
}

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
