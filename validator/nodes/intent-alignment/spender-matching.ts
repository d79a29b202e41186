import { type Address, ZERO_ADDRESS } from "../../addresses/address.ts";
import type { Call } from "../../calls/call.ts";
import { isOfProtocol } from "../../calls/protocols-of.ts";
import type { Case, Pair } from "../../case/case.ts";
import { canonicalProtocol } from "../../case/detect-protocol.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { contractAt } from "../../data/contracts.ts";
import { isSpenderOf } from "../../reading/serves.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { compareParty } from "./compare-party.ts";
import { isAnotherContract } from "./named-contract.ts";

/**
 * Who may spend, or no longer may, is who the intent names, by address or as a protocol's contract. Where the approval
 * only serves another call, it is the contract of that call or the one that spends for it.
 *
 * Confidence: 0.99 for the same address, 0.95 for a contract by name, 0.85 for a contract of the protocol named.
 */
export const spenderMatching = hardNode({
  id: "intent_alignment.spender_matching",
  level: 2,
  run(opened) {
    return overPairs(opened, (pair) => {
      const { call, step, prepares } = pair;
      if (!call.spender || !step) return skip("The call approves nobody.");
      // A collectible's approval is for one at a time, and is taken back from whoever has it.
      const isOfWhoever = call.operation === "revoke" && call.spender === ZERO_ADDRESS && call.nonFungibles;
      if (isOfWhoever && !step.counterparty) return skip("The approval is taken back from whoever has it.");
      if (prepares) return compareServed(opened, pair, call.spender);
      const isNamed = /^(?:address|name|contract)$/.test(step.counterparty?.kind ?? "");
      const spending = isNamed ? undefined : spendingAfter(opened, call);
      if (spending && call.operation === "approve")
        return compareServed(opened, { ...pair, prepares: spending }, call.spender);
      return (
        compareKind(opened, pair, call.spender) ??
        compareProtocol(opened, pair, call.spender) ??
        compareParty(opened, "spender", step.counterparty, call.spender, call.from)
      );
    });
  },
});

/** "Approve 5 USDC and swap it": the next call that spends the token tells who has to be approved. */
function spendingAfter({ calls }: Case, { amountIn, ...approval }: Call): Call | undefined {
  const from = calls.findIndex(({ spender, to }) => spender === approval.spender && to === approval.to) + 1;
  return calls
    .slice(from)
    .find(
      (later) =>
        !later.spender &&
        later.operation !== "transfer" &&
        amountIn !== undefined &&
        later.amountIn?.asset.contract === amountIn.asset.contract,
    );
}

function compareServed({ chain }: Case, { prepares }: Pair, spender: Address): NodeResult {
  const main = prepares?.operation === "approve" ? undefined : prepares;
  if (!main || isSpenderOf(spender, main, chain.id))
    return pass(0.95, `${spender} is who spends in the call that the approval is for.`, { spender });
  return fail(
    0.97,
    `The approval is for ${spender}, but the call that it would serve is made to ${main.to}.`,
    {
      expected: main.to,
      actual: spender,
      remedy: `Approve ${main.to}, or leave the approval out.`,
    },
  );
}

/** "For the v2 router of Uniswap": of a protocol's contracts the one that the words around its name mean. */
function compareKind({ chain, intent }: Case, { step }: Pair, spender: Address): NodeResult | undefined {
  const named = step?.counterparty?.kind === "contract" ? step.counterparty : step?.protocol;
  const known = contractAt(chain.id, spender);
  if (!named || !known || step?.counterparty?.kind === "address") return undefined;
  if (!isAnotherContract(intent.text, named.quote, known.name)) return undefined;
  return fail(0.95, `The spender is ${known.name}, and "${named.quote.text}" is said of another contract.`, {
    expected: named.quote.text,
    actual: spender,
    remedy: "Approve the contract that the intent names, or write its address into the intent.",
  });
}

/** "Approve USDC for Uniswap": any contract of that protocol that the table knows here. */
function compareProtocol({ chain }: Case, { step }: Pair, spender: Address): NodeResult | undefined {
  const named = step?.protocol;
  if (!named || step.counterparty?.kind === "address" || step.counterparty?.kind === "name") return undefined;
  const known = contractAt(chain.id, spender);
  const name = canonicalProtocol(named.name);
  if (!known || name === undefined || !isOfProtocol(name, new Set([known.protocol]))) return undefined;
  return pass(0.85, `The spender is ${known.name}, a contract of "${named.quote.text}".`, { spender });
}
