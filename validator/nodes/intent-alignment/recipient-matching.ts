import type { Address } from "../../addresses/address.ts";
import type { Call } from "../../calls/call.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import type { Party, Step } from "../../intent/intent.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { compareParty } from "./compare-party.ts";

/**
 * What is transferred goes to the address that the intent names; what anything else yields (a swap's output, a deposit's
 * credit, a repayment's benefit) goes to the user's own account, unless the intent names somebody.
 *
 * Confidence: 0.99 for the same address; 0.95 for the user's own where nobody is named; 0.5 where an order does not say
 * whose it is.
 */
export const recipientMatching = hardNode({
  id: "intent_alignment.recipient_matching",
  level: 2,
  run(opened) {
    return overPairs(opened, (pair) => {
      const { call, step } = pair;
      if (!step) return skip("The call benefits nobody by name.");
      if (!call.recipient) return withoutRecipient(opened, pair, step);
      if (call.operation === "transfer") return compareTransfer(opened, pair, call.recipient, step);
      return compareBenefit(opened, pair, call.recipient, step);
    });
  },
});

function compareTransfer(opened: Case, { call }: Pair, recipient: Address, step: Step): NodeResult {
  if (step.action.operation === "burn")
    return pass(0.9, `It goes to ${recipient}, where nobody holds it, as asked.`);
  return compareParty(opened, "recipient", step.counterparty, recipient, call.from);
}

function compareBenefit(opened: Case, { call, prepares }: Pair, recipient: Address, step: Step): NodeResult {
  const self = call.from ?? call.owner;
  const named = prepares || isDelivered(opened, call) ? undefined : beneficiary(step.counterparty, call);
  if (named) return compareParty(opened, "recipient", named, recipient, self);
  if (recipient === self) return pass(0.95, `The user's own account ${recipient} benefits.`, { recipient });
  if (prepares && recipient === prepares.to)
    return pass(0.9, `It goes to ${recipient}, which the next call uses.`);
  if (opened.intent.waivers.some(({ of }) => of === "recipient"))
    return pass(0.5, `The intent leaves the recipient open; it is ${recipient}.`);
  // Whose order it is, only its signature tells.
  if (self === undefined && call.protocol === "cow" && (call.described || call.isSigned))
    return pass(0.5, `${recipient} receives what the order buys; the order does not say whose it is.`);
  if (self === undefined) {
    return fail(0.85, `${recipient} would benefit, but the transaction does not say who sends it.`, {
      expected: "the user's own account",
      actual: recipient,
      remedy: "Add `from` to the transaction, or name the recipient in the intent.",
    });
  }
  return fail(0.98, `${recipient} would benefit instead of the user's own account ${self}.`, {
    expected: self,
    actual: recipient,
    remedy: `Change the call's recipient to ${self}, or name ${recipient} as the recipient in the intent.`,
  });
}

/** What comes back goes to the sender, where the function names nobody. */
function withoutRecipient(opened: Case, { call, prepares }: Pair, step: Step): NodeResult {
  const named = beneficiary(step.counterparty, call);
  const yields = call.amountOut !== undefined || call.operation === "supply" || call.operation === "repay";
  if (!named || prepares || !yields || call.spender || isDelivered(opened, call))
    return skip("The call benefits nobody by name.");
  return fail(
    0.9,
    `The intent names ${named.quote.text} as the recipient, the call leaves it with the sender.`,
    {
      expected: named.quote.text,
      actual: call.from ?? "the sender",
      remedy: "Use a function that names the recipient, or add the transfer to it.",
    },
  );
}

/** A transfer after it carries what it yields to whom the intent names. */
function isDelivered({ pairs }: Case, call: Call): boolean {
  return pairs.some(({ prepares, call: other }) => prepares === call && other.operation === "transfer");
}

/** "Deposit into Aave", "into 0x…vault" name where it goes, not who it is for. */
function beneficiary(party: Party | undefined, { to }: Call): Party | undefined {
  if (!party || party.kind === "contract" || party.kind === "self") return undefined;
  return party.kind === "address" && party.address === to ? undefined : party;
}
