import type { Call } from "../../calls/call.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { type Code, told } from "../../chain/reads.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";

const LIVES: Readonly<Record<Code, string>> = {
  none: "an account without code",
  contract: "a contract",
  borrowed: "an account that borrows a contract's code",
};

/**
 * Where a call is made there is a contract, and who may spend is one, unless the intent itself names the account: an
 * allowance for a private key's account is what thieves ask for. Who is paid may be either, and it is said which.
 *
 * Confidence: 0.95 for a call of nothing, 0.9 for a spender without code and a PASS, 0.6 for one that the intent names.
 */
export const codeAtParties = hardNode({
  id: "adversarial_detection.code_at_parties",
  level: 2,
  run(opened) {
    const { reads, chain } = opened;
    if (!reads) return skip(`No RPC for ${chain.name} tells what lives at the addresses.`);
    if (reads.failure !== undefined)
      return skip(`What lives at the addresses was not told: ${reads.failure}`);
    let least: NodeResult | undefined;
    for (const call of opened.calls) {
      const result = judge(opened, call);
      if (result?.status === "FAIL") return result;
      if (result && (!least || result.confidence < least.confidence)) least = result;
    }
    return least ?? skip("Of none of the addresses it is told what lives there.");
  },
});

function judge({ reads, chain, intent }: Case, call: Call): NodeResult | undefined {
  const { to, spender, recipient, signature, operation } = call;
  const called = signature !== null && !call.described && !call.isSigned ? told(reads?.code, to) : undefined;
  if (called === "none") {
    return fail(0.95, `There is no contract at ${to} on ${chain.name}: the call would do nothing.`, {
      expected: `a contract at ${to}`,
      actual: "no code",
      remedy: "Correct `to` or `chainId`.",
    });
  }
  const spending = spender && operation === "approve" ? told(reads?.code, spender) : undefined;
  if (spending === "none") {
    if (intent.text.toLowerCase().includes(spender ?? ""))
      return pass(0.6, `${spender}, who may spend, is no contract; the intent names it.`);
    return fail(0.9, `${spender}, who may spend, is no contract but somebody's account.`, {
      expected: "a contract",
      actual: "no code",
      remedy: "Name the account in the intent if it is really meant.",
    });
  }
  const paid = recipient ? told(reads?.code, recipient) : undefined;
  const found = [
    ...((called ?? spending) ? ["There are contracts where the call needs them"] : []),
    ...(paid ? [`${recipient}, who is paid, is ${LIVES[paid]}`] : []),
  ];
  return found.length > 0 ? pass(0.9, `${found.join("; ")}, on block ${reads?.block}.`) : undefined;
}
