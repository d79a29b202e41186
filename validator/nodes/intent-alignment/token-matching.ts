import { resolveToken } from "../../intent/resolve.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { showAsset, showToken } from "../show.ts";

/** The call moves the token that the intent names, by that token's contract on this very chain. */
export const tokenMatching = hardNode({
  id: "intent_alignment.token_matching",
  level: 2,
  run(opened) {
    const { chain } = opened;
    return overPairs(opened, ({ call, step }) => {
      const asset = call.amountIn?.asset;
      if (!asset || !step) return skip("The call moves no token.");
      const actual = { token: asset.symbol ?? null, contract: asset.contract };
      if (!step.token) {
        return fail(0.9, `The intent does not say which token; the call moves ${showAsset(asset)}.`, {
          expected: "a token named in the intent",
          actual,
          remedy: `Name the token in the intent, such as ${asset.symbol ?? asset.contract}.`,
        });
      }
      const meant = resolveToken(step.token, chain.id);
      const name = showToken(step.token);
      if (meant.length === 0) {
        return fail(0.95, `No token called ${name} is known on ${chain.name}.`, {
          expected: name,
          actual,
          remedy: "Name a known token, or name the token's contract in the intent.",
        });
      }
      // A contract in the intent that bears another symbol than the one beside it contradicts itself.
      const isOtherSymbol =
        step.token.contract !== undefined &&
        step.token.symbol !== undefined &&
        asset.symbol !== undefined &&
        step.token.symbol.toLowerCase() !== asset.symbol.toLowerCase();
      if (meant.some(({ contract }) => contract === asset.contract) && !isOtherSymbol) {
        return pass(0.99, `The call moves ${showAsset(asset)}, as the intent says.`, actual);
      }
      return fail(0.99, `The intent says ${name}, the call moves ${showAsset(asset)} (${asset.contract}).`, {
        expected: meant.map(({ symbol, contract }) => ({ token: symbol ?? null, contract })),
        actual,
        remedy: `Use the contract of ${name} on ${chain.name}, or ask for ${showAsset(asset)}.`,
      });
    });
  },
});
