import { ZERO_ADDRESS } from "../../addresses/address.ts";
import type { Call, Wrapper } from "../../calls/call.ts";
import { readAs } from "../../calls/kindred.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { contractAt } from "../../data/contracts.ts";
import { tokenAt } from "../../data/tokens.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * Anybody's contract may rightly have these functions: tokens by their standard, wallets because each is its owner's.
 * What Hyperliquid has signed is for no contract at all.
 */
const ANYBODYS: ReadonlySet<string> = new Set([
  "native",
  "erc20",
  "erc721",
  "erc1155",
  "safe",
  "erc7730",
  "hyperliquid",
]);

/**
 * A protocol's function is called at that protocol's own contract on this very chain, or at one whose address the
 * intent itself names. What carries calls inside it is known too.
 *
 * Confidence: 0.99 for a contract of the table, 0.6 for one that only the intent names.
 */
export const contractKnown = hardNode({
  id: "technical_invariants.contract_known",
  level: 1,
  run(opened) {
    const { calls } = opened;
    if (calls.length === 0) return skip("There is no understood call to check.");
    let named: string | undefined;
    const known: string[] = [];
    for (const call of calls) {
      for (const wrapper of call.wrappers) {
        const refused = judgeWrapper(opened, wrapper);
        if (refused) return refused;
      }
      if (ANYBODYS.has(call.protocol) || (call.described && call.to === ZERO_ADDRESS)) continue;
      const { contract } = call;
      if (contract !== null && belongs(opened, call)) known.push(contract);
      else if (opened.intent.text.toLowerCase().includes(call.to)) named = call.to;
      else return unknown(opened, call);
    }
    if (named !== undefined) return pass(0.6, `${named} is in no table, but the intent names this contract.`);
    if (known.length === 0) return skip("No call is made to a protocol's own contract.");
    return pass(0.99, `The call is made to ${[...new Set(known)].join(", ")} on ${opened.chain.name}.`, {
      known,
    });
  },
});

/** One protocol's function at another's contract is no better than at an unknown one; tokens are also contracts. */
function belongs({ chain }: Case, { to, protocol }: Call): boolean {
  const at = contractAt(chain.id, to);
  if (!at) return false;
  return (
    at.protocol === protocol ||
    readAs(at.protocol) === protocol ||
    family(at.protocol) === family(protocol) ||
    tokenAt(chain.id, to).symbol !== undefined
  );
}

function family(protocol: string): string {
  return protocol.replace(/_.*$/, "");
}

function judgeWrapper({ chain, intent }: Case, wrapper: Wrapper): NodeResult | undefined {
  const { protocol, to, signature, isOwn } = wrapper;
  if (isOwn && protocol === "erc4337") return undefined;
  const isKnown = contractAt(chain.id, to) !== undefined || intent.text.toLowerCase().includes(to);
  // A Safe is its owner's own contract; only the batch that it borrows code from has a known address.
  if (isKnown || (protocol === "safe" && !signature.startsWith("multiSend("))) return undefined;
  return fail(0.95, `${signature} is sent to ${to}, which is no contract of ${protocol} on ${chain.name}.`, {
    expected: `a contract of ${protocol} on ${chain.name}`,
    actual: to,
    remedy: `Use ${protocol}'s own contract.`,
  });
}

function unknown({ chain }: Case, { protocol, to, signature }: Call): NodeResult {
  return fail(
    0.97,
    `${to} is no contract of ${protocol} that is known on ${chain.name}, though it is sent ${signature ?? "an order"}.`,
    {
      expected: `${protocol}'s own contract on ${chain.name}`,
      actual: to,
      remedy: `Correct \`to\` or \`chainId\`, or name ${to} in the intent if it is really meant.`,
    },
  );
}
