import { expect } from "chai";
import { FRIEND, USER, WETH } from "../../../corpus/addresses.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide } from "../../../corpus/outcome.ts";
import { ETHER } from "../../../corpus/terms.ts";

const pay = (amount: bigint) => erc20.call(WETH, "transfer", [FRIEND, amount]);

describe("a sum that is nearly the one asked for", () => {
  it("is the same where it went through floating point, and no other is", () => {
    const intent = `Send 1477.11 WETH to ${FRIEND}`;
    // 1477.11 × 10^18 as a double has it.
    expect(decide(intent, pay(1_477_110_000_000_000_065_536n))).to.equal("PASS");
    expect(decide(intent, pay(1_477_110_000_000_000_065_537n))).to.equal("REJECT");
    expect(decide(`Send 1 WETH to ${FRIEND}`, pay(ETHER + 1n))).to.equal("REJECT");
    // A double too, and further off than one part in 10^12.
    expect(decide(`Send 1 WETH to ${FRIEND}`, pay(ETHER + 2n ** 21n))).to.equal("REJECT");
  });

  it("may be one per cent off where it is said to be about so much", () => {
    const ether = (value: bigint) => ({ from: USER, to: FRIEND, value: value.toString(), chainId: 1 });
    for (const word of ["about", "roughly", "around", "approximately"]) {
      expect(decide(`Send ${word} 1 ETH to ${FRIEND}`, ether((ETHER * 101n) / 100n)), word).to.equal("PASS");
      expect(decide(`Send ${word} 1 ETH to ${FRIEND}`, ether((ETHER * 102n) / 100n)), word).to.equal(
        "REJECT",
      );
    }
  });
});
