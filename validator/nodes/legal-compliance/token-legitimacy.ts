import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import type { Asset } from "../../data/asset.ts";
import type { Step } from "../../intent/intent.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * Every token that is given, got or approved is one that the table knows on this chain, or one whose contract the
 * intent itself names.
 *
 * Confidence: 1 for the chain's currency, 0.99 for a token of the table, 0.6 for one that only the intent names.
 */
export const tokenLegitimacy = hardNode({
  id: "legal_compliance.token_legitimacy",
  level: 1,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      const moved = [
        ...(call.amountsIn ?? [call.amountIn]),
        ...(call.amountsOut ?? [call.amountOut]),
        ...(call.permits ?? []),
      ];
      let least: NodeResult | undefined;
      for (const amount of moved) {
        if (!amount) continue;
        const result = judge(opened, step, amount.asset);
        if (result.status === "FAIL") return result;
        if (!least || result.confidence < least.confidence) least = result;
      }
      return least ?? skip("The call moves no token.");
    });
  },
});

function judge({ chain, intent }: Case, step: Step | undefined, asset: Asset): NodeResult {
  const { contract, symbol } = asset;
  if (contract === "native") return pass(1, `It moves ${symbol}, the currency of ${chain.name}.`);
  if (symbol !== undefined && !asset.byOwnWord) {
    return pass(0.99, `${contract} is ${symbol} on ${chain.name}.`, { contract, token: symbol });
  }
  if (intent.text.toLowerCase().includes(contract))
    return pass(0.6, `${contract} is in no table, but the intent names this contract.`);
  const wanted = step?.token?.symbol;
  return fail(0.95, `${contract} is not a token that is known on ${chain.name}.`, {
    expected: wanted ? `the contract of ${wanted} on ${chain.name}` : "a known token",
    actual: contract,
    remedy: "Use the right contract, or name this contract in the intent if it is really meant.",
  });
}
