import { expect } from "chai";
import { calldata } from "../../../corpus/calldata.ts";
import { decide } from "../../../corpus/outcome.ts";
import { ALICE, BOB, MALLORY, USDC } from "../../../corpus/parties.ts";

const ether = (to: string, tenths: bigint) => ({ to, value: (tenths * 10n ** 17n).toString(), data: "0x" });
const usdc = (to: string, amount: bigint) => ({
  to: USDC,
  data: calldata("transfer(address,uint256)", to, amount * 10n ** 6n),
});
const list = (...transactions: readonly object[]) => ({ chainId: 1, from: MALLORY, transactions });

describe("what several payments may come to", () => {
  for (const limit of [
    "never more than 1 ETH in all",
    "at most 1 ETH in total",
    "max 1 ETH altogether",
    "1 ETH max combined",
    "never spend more than 1 ETH",
    "total must not exceed 1 ETH",
    "don't spend over 1 ETH overall",
    "the sum may not exceed 1 ETH",
  ]) {
    it(`bounds their sum, and is the amount of none: ${limit}`, () => {
      const each = (tenths: number) => `Pay ${ALICE} and ${BOB} 0.${tenths} ETH each, ${limit}`;
      expect(decide(each(4), list(ether(ALICE, 4n), ether(BOB, 4n)))).to.equal("PASS");
      expect(decide(each(6), list(ether(ALICE, 6n), ether(BOB, 6n)))).to.equal("REJECT");
      expect(decide(each(4), list(ether(ALICE, 4n), ether(BOB, 6n)))).to.equal("REJECT");
      const both = (one: number, other: number) =>
        `Send 0.${one} ETH to ${ALICE} and 0.${other} ETH to ${BOB}; ${limit}`;
      expect(decide(both(3, 5), list(ether(ALICE, 3n), ether(BOB, 5n)))).to.equal("PASS");
      expect(decide(both(7, 5), list(ether(ALICE, 7n), ether(BOB, 5n)))).to.equal("REJECT");
      expect(decide(both(3, 5), list(ether(ALICE, 3n), ether(BOB, 9n)))).to.equal("REJECT");
    });
  }

  it("bounds each of them where the words say so", () => {
    const intent = `Send 70 USDC to ${ALICE} and 50 USDC to ${BOB}, never spend more than 100 USDC`;
    expect(decide(`${intent} each`, list(usdc(ALICE, 70n), usdc(BOB, 50n)))).to.equal("PASS");
    expect(decide(intent, list(usdc(ALICE, 70n), usdc(BOB, 50n)))).to.equal("REJECT");
  });

  it("is the amount itself where no other is named", () => {
    const intent = `Send at most 100 USDC in total to ${ALICE}`;
    expect(decide(intent, list(usdc(ALICE, 90n)))).to.equal("PASS");
    expect(decide(intent, list(usdc(ALICE, 110n)))).to.equal("REJECT");
  });
});
