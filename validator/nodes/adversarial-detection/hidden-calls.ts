import type { Call } from "../../calls/call.ts";
import { showAmount } from "../../calls/show-amount.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { contractAt } from "../../data/contracts.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * A batch, a wallet's call or a router's plan holds nothing that no step asks for: no further call, no transfer on the
 * side, no borrowed code that is not known.
 *
 * Confidence: 0.97.
 */
export const hiddenCalls = hardNode({
  id: "adversarial_detection.hidden_calls",
  level: 1,
  run(opened) {
    return overPairs(opened, (pair) => {
      const { call } = pair;
      const refused = borrowsCode(opened, call) ?? sendsAside(pair);
      if (refused) return refused;
      if (call.wrappers.length === 0) return skip("Nothing is carried inside the call.");
      if (pair.step) return pass(0.97, `${shown(call)} inside ${carriers(call)} is asked for.`);
      return fail(
        0.97,
        `${carriers(call)} holds ${shown(call)} at ${call.to}, which the intent does not ask for.`,
        {
          expected: opened.intent.steps.map(({ action }) => action.operation),
          actual: { operation: call.operation, function: call.signature, to: call.to },
          remedy: "Take this call out of the batch, or ask for it in the intent.",
        },
      );
    });
  },
});

/** Borrowed code can do anything to the account, so that only known code may be borrowed. */
function borrowsCode({ chain }: Case, { wrappers, to }: Call): NodeResult | undefined {
  for (const [index, { delegatecall, protocol }] of wrappers.entries()) {
    const target = wrappers[index + 1]?.to ?? to;
    if (!delegatecall || contractAt(chain.id, target)) continue;
    return fail(0.98, `${protocol} would run the code of ${target} as its own (delegatecall).`, {
      expected: "a plain call, or the code of a known contract",
      actual: target,
      remedy: "Make it a plain call.",
    });
  }
  return undefined;
}

function sendsAside({ call, step }: Pair): NodeResult | undefined {
  for (const side of call.sideTransfers ?? []) {
    const party = step?.counterparty;
    // What stays in the contract that is called is not hidden but lost.
    if (
      side.recipient === call.to ||
      side.recipient === call.from ||
      (party?.kind === "address" && party.address === side.recipient)
    )
      continue;
    return fail(0.97, `On the side, ${showAmount(side)} goes to ${side.recipient}.`, {
      expected: "nothing that leaves beside what is asked for",
      actual: { recipient: side.recipient, amount: showAmount(side) },
      remedy: "Take this transfer out, or ask for it in the intent.",
    });
  }
  return undefined;
}

function carriers({ wrappers }: Call): string {
  return wrappers.map(({ protocol, signature }) => `${protocol} ${signature.split("(")[0]}`).join(" > ");
}

function shown({ signature }: Call): string {
  return signature ?? "a plain transfer";
}
