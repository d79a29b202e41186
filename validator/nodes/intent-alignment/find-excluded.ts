import type { Call } from "../../calls/call.ts";
import { isOfProtocol, protocolsOf } from "../../calls/protocols-of.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import type { Exclusion } from "../../intent/intent.ts";
import { fail } from "../result.ts";

/** The FAIL of a call that is made where the intent rules it out. */
export function findExcluded({ intent, calls, chain }: Case): NodeResult | undefined {
  for (const exclusion of intent.exclusions ?? []) {
    const actual =
      exclusion.of === "chain"
        ? exclusion.id === chain.id
          ? chain.name
          : undefined
        : calls.map((call) => placeOf(exclusion, call, chain.id)).find((place) => place !== undefined);
    if (actual === undefined) continue;
    return fail(0.95, `The intent says "${exclusion.quote.text}", but the call is made on ${actual}.`, {
      expected: exclusion.quote.text,
      actual,
      remedy: "Make the call elsewhere, or leave the words out of the intent.",
    });
  }
  return undefined;
}

function placeOf(exclusion: Exclusion, call: Call, chainId: number): string | undefined {
  if (exclusion.of === "protocol") {
    // "I don't use 1inch any more, take away its allowance": who loses a right is not made use of.
    if (call.operation === "revoke" && /\buse\b/i.test(exclusion.quote.text)) return undefined;
    const protocols = new Set([...protocolsOf(call, chainId), ...(call.venues ?? [])]);
    return isOfProtocol(exclusion.name, protocols) ? call.protocol : undefined;
  }
  // Pools that are not shown may be the one that is ruled out.
  if (exclusion.of !== "pool" || call.operation !== "swap") return undefined;
  if (!call.poolFees) return `${call.protocol}, whose pools are not shown`;
  return call.poolFees.includes(exclusion.millionths)
    ? `a pool with a fee of ${Number(exclusion.millionths) / 10_000}%`
    : undefined;
}
