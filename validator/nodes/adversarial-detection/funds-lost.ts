import { ZERO_ADDRESS } from "../../calls/address.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { showAmount } from "../show.ts";

const DEAD_ADDRESSES: readonly string[] = [ZERO_ADDRESS, "0x000000000000000000000000000000000000dead"];

/** Funds do not go where nobody can fetch them: to the token's own contract, or to nobody. */
export const fundsLost = hardNode({
  id: "adversarial_detection.funds_lost",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call }) => {
      const { recipient, amountIn } = call;
      if (call.operation !== "transfer" || !recipient || !amountIn)
        return skip("The call transfers nothing.");
      const isToken = recipient === amountIn.asset.contract;
      if (!isToken && !DEAD_ADDRESSES.includes(recipient))
        return pass(0.99, "The recipient is neither the token nor nobody.");
      const whose = isToken ? "the token contract itself" : "an address that nobody holds";
      return fail(0.99, `${showAmount(amountIn)} would go to ${whose} and be lost.`, {
        expected: "a recipient that can use what it receives",
        actual: recipient,
        remedy: "Correct the recipient; a token contract and a burn address give nothing back.",
      });
    });
  },
});
