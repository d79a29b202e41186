import type { Call } from "../../calls/call.ts";
import { isBehind, isOfProtocol, namesVault, protocolsOf } from "../../calls/protocols-of.ts";
import { showAmount } from "../../calls/show-amount.ts";
import type { Case, Pair } from "../../case/case.ts";
import { canonicalProtocol } from "../../case/detect-protocol.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { nativeAsset } from "../../data/tokens.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { judgeMentioned } from "./mentioned-lender.ts";

/**
 * A call carries native currency only where its function takes it, and just as much as it spends; it is made to the
 * protocol that the intent names, and to the one that the request says it is made to.
 *
 * Confidence: 1 for the value, 0.95 for a named protocol.
 */
export const protocolCompatibility = hardNode({
  id: "technical_invariants.protocol_compatibility",
  level: 2,
  run(opened) {
    const { calls, pairs, claims } = opened;
    if (calls.length === 0) return skip("There is no understood call to check.");
    for (const call of calls) {
      const misfit = judgeValue(call, opened);
      if (misfit) return misfit;
    }
    for (const pair of pairs) {
      const other = judgeNamed(pair, opened) ?? judgeMentioned(pair, opened);
      if (other) return other;
    }
    const claimed = claims.protocol === undefined ? undefined : canonicalProtocol(claims.protocol);
    if (
      claimed !== undefined &&
      !calls.some((call) => isOfProtocol(claimed, protocolsOf(call, opened.chain.id)))
    ) {
      return fail(0.95, `The request says "${claims.protocol}", the call is made to ${opened.protocol}.`, {
        expected: claims.protocol,
        actual: opened.protocol,
        remedy: `Set \`protocol\` to "${opened.protocol}" or leave it out, or call ${claims.protocol}.`,
      });
    }
    const isNamed = claimed !== undefined || pairs.some(({ step }) => step?.protocol);
    return pass(
      isNamed ? 0.95 : 1,
      `The call belongs to ${opened.protocol}, and its value to the function.`,
      {
        protocol: opened.protocol,
        evidence: opened.protocolEvidence,
      },
    );
  },
});

function judgeValue(call: Call, { chain }: Case): NodeResult | undefined {
  const { payable, value, amountIn, signature, charge = 0n } = call;
  const what = signature ?? `the described ${call.operation}`;
  const attached = showAmount({ asset: nativeAsset(chain.id), baseUnits: value });
  if (value > 0n && !payable) {
    return fail(1, `${attached} is attached to ${what}, which takes none: it would fail or be lost.`, {
      expected: "value 0",
      actual: attached,
      remedy: `Set \`value\` to 0, or send ${attached} in a transaction of its own.`,
    });
  }
  // A description may leave the value open; one that it gives has to fit.
  if (call.described ? value === 0n : signature === null) return undefined;
  const isNative = amountIn?.asset.contract === "native";
  const spent = (isNative ? amountIn.baseUnits : 0n) + charge;
  if (value > spent && !(call.operation === "administer" || call.operation === "deploy")) {
    return fail(
      0.97,
      `${attached} is attached to ${what}, which spends ${spent === 0n ? "none" : "less"} of it.`,
      {
        expected: `value ${spent}`,
        actual: `value ${value}`,
        remedy: `Set \`value\` to ${spent}.`,
      },
    );
  }
  if (isNative && value < spent && amountIn.bound !== "all") {
    return fail(
      0.9,
      `${what} spends ${showAmount({ asset: amountIn.asset, baseUnits: spent })}, but only ${attached} is attached.`,
      {
        expected: `value ${spent}`,
        actual: `value ${value}`,
        remedy: `Set \`value\` to ${spent}.`,
      },
    );
  }
  return undefined;
}

function judgeNamed({ call, step, prepares }: Pair, { chain, intent }: Case): NodeResult | undefined {
  const named = step?.protocol;
  if (!named || prepares) return undefined;
  const name = canonicalProtocol(named.name);
  if (name === undefined || isOfProtocol(name, protocolsOf(call, chain.id))) return undefined;
  if (isBehind(name, call, chain.id) && namesVault(call, chain.id, intent.text)) return undefined;
  return fail(
    0.95,
    `The intent says "${named.quote.text}", the call is made to ${call.contract ?? call.protocol}.`,
    {
      expected: named.name,
      actual: call.protocol,
      remedy: `Call ${named.quote.text}'s own contract on ${chain.name}, or name ${call.protocol} in the intent.`,
    },
  );
}
