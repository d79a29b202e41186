import { nativeAsset } from "../../data/tokens.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { showAmount } from "../show.ts";

/** No call carries native currency into a function that cannot take it. */
export const protocolCompatibility = hardNode({
  id: "technical_invariants.protocol_compatibility",
  level: 2,
  run({ calls, chain }) {
    if (calls.length === 0) return skip("There is no understood call to check.");
    const misfit = calls.find(({ payable, value }) => !payable && value > 0n);
    if (!misfit) return pass(1, "No function is sent native currency that it does not take.");
    const attached = showAmount({ asset: nativeAsset(chain.id), baseUnits: misfit.value });
    return fail(
      1,
      `${attached} is attached to ${misfit.signature}, which takes none: it would fail or be lost.`,
      {
        expected: "value 0",
        actual: attached,
        remedy: `Set \`value\` to 0, or send ${attached} in a transaction of its own.`,
      },
    );
  },
});
