import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/** A token is one that the table knows on this chain, or one whose contract the intent itself names. */
export const tokenLegitimacy = hardNode({
  id: "legal_compliance.token_legitimacy",
  level: 1,
  run(opened, data) {
    const { chain } = opened;
    return overPairs(opened, ({ call, step }) => {
      const asset = call.amountIn?.asset;
      if (!asset) return skip("The call moves no token.");
      if (asset.contract === "native")
        return pass(1, `It moves ${asset.symbol}, the currency of ${chain.name}.`);
      if (asset.symbol !== undefined) {
        return pass(0.99, `${asset.contract} is ${asset.symbol} on ${chain.name}.`, {
          contract: asset.contract,
          token: asset.symbol,
        });
      }
      if (step?.token?.contract === asset.contract && !(asset.contract in data.sanctions.entries)) {
        return pass(0.6, `${asset.contract} is in no table, but the intent names this contract.`);
      }
      return fail(0.95, `${asset.contract} is not a token that is known on ${chain.name}.`, {
        expected: step?.token?.symbol
          ? `the contract of ${step.token.symbol} on ${chain.name}`
          : "a known token",
        actual: asset.contract,
        remedy: "Use the right contract, or name this contract in the intent if it is really meant.",
      });
    });
  },
});
