import type { Address } from "../../addresses/address.ts";
import { isOfProtocol } from "../../calls/protocols-of.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { namesBlock, told } from "../../chain/reads.ts";
import { contractAddress, contractAddresses, contractAt } from "../../data/contracts.ts";
import type { Party } from "../../intent/intent.ts";
import { fail, pass } from "../result.ts";

/** Compares who the intent names with who the call has: `word` is "recipient" or "spender". */
export function compareParty(
  opened: Case,
  word: string,
  named: Party | undefined,
  actual: Address,
  self: Address | undefined,
): NodeResult {
  if (!named) {
    return fail(0.9, `The intent names no address as the ${word}; the call has ${actual}.`, {
      expected: `the ${word}'s address in the intent`,
      actual,
      remedy: `Write the ${word}'s full address into the intent.`,
    });
  }
  const quoted = `"${named.quote.text}"`;
  const resolved =
    named.kind === "name" && !named.problem
      ? told(opened.reads?.names, named.quote.text.toLowerCase())
      : undefined;
  if (resolved) {
    const at = `by ENS on ${namesBlock(opened.reads)}`;
    if (resolved === actual)
      return pass(0.95, `The ${word} is ${actual}, which is ${quoted} ${at}.`, { [word]: actual });
    return fail(0.99, `${quoted} is ${resolved} ${at}, the call has ${actual} as the ${word}.`, {
      expected: resolved,
      actual,
      remedy: `Change the call's ${word} to ${resolved}.`,
    });
  }
  if (named.kind === "name" || named.kind === "invalid address") {
    const problem =
      named.kind === "name"
        ? (named.problem ?? "is a name that cannot be looked up here")
        : "is no complete, valid address";
    return fail(0.9, `${quoted} ${problem}, so the ${word} ${actual} cannot be confirmed.`, {
      expected: named.quote.text,
      actual,
      remedy: `Write the ${word}'s full address into the intent${named.kind === "name" ? ", beside the name" : ""}.`,
    });
  }
  if (named.kind === "contract" && isKnownAs(opened, named, actual)) {
    return pass(
      0.95,
      `The ${word} is ${contractAt(opened.chain.id, actual)?.name} on ${opened.chain.name}, as ${quoted} says.`,
      {
        [word]: actual,
      },
    );
  }
  const expected = addressOf(opened, named, self);
  if (expected === undefined) {
    const missing =
      named.kind === "self"
        ? "the transaction does not say who sends it"
        : `no address of it is known on ${opened.chain.name}`;
    return fail(0.9, `${quoted} is named as the ${word}, but ${missing}.`, {
      expected: named.quote.text,
      actual,
      remedy:
        named.kind === "self"
          ? "Add `from` to the transaction."
          : `Write the ${word}'s full address into the intent.`,
    });
  }
  if (expected === actual)
    return pass(0.99, `The ${word} is ${actual}, as the intent says.`, { [word]: actual });
  return fail(0.99, `The intent names ${expected} as the ${word}, the call has ${actual}.`, {
    expected,
    actual,
    remedy: `Change the call's ${word} to ${expected}.`,
  });
}

/** A contract by its name or by one of several that go by it, or any of the protocol that is named. */
function isKnownAs(
  { chain }: Case,
  { name, family }: Extract<Party, { kind: "contract" }>,
  actual: Address,
): boolean {
  const known = contractAt(chain.id, actual);
  if (!known) return false;
  if (family !== undefined && isOfProtocol(family, new Set([known.protocol]))) return true;
  return known.name === name || contractAddresses(name, chain.id).includes(actual);
}

function addressOf({ chain }: Case, party: Party, self: Address | undefined): Address | undefined {
  if (party.kind === "address") return party.address;
  if (party.kind === "self") return self;
  return party.kind === "contract" ? contractAddress(party.name, chain.id) : undefined;
}
