import { expect } from "chai";
import { COMET_USDC, DAI, FRIEND, STRANGER, USDC } from "../../../corpus/addresses.ts";
import { comet } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide, eachWording } from "../../../corpus/outcome.ts";
import { USD6 } from "../../../corpus/terms.ts";

const pay = (amount: bigint, to = FRIEND, token = USDC) => erc20.call(token, "transfer", [to, amount * USD6]);
const both = (one: bigint, other: bigint) => ({ transactions: [pay(one), pay(other, STRANGER)] });

describe("the one sum of a lone payment that is only bounded", () => {
  describe("may be less than the most", () => {
    eachWording(
      [
        `Send up to 100 USDC to ${FRIEND}`,
        `Send ${FRIEND} 100 USDC or less`,
        `Pay ${FRIEND} at most 100 USDC`,
      ],
      pay(90n),
      [pay(110n), pay(90n, STRANGER), pay(90n, FRIEND, DAI)],
    );
  });

  describe("lies between two", () => {
    eachWording([`Send between 5 and 10 USDC to ${FRIEND}`], pay(7n), [pay(4n), pay(12n), pay(7n, STRANGER)]);
  });

  it("is no bound beside another sum, and none of what several payments are", () => {
    for (const intent of [
      `Send up to 100 USDC to ${FRIEND}, and 90 DAI`,
      `Send ${FRIEND} some USDC between 5 and 10 o'clock`,
      `Don't send up to 100 USDC to ${FRIEND}`,
      `Should I send up to 100 USDC to ${FRIEND}?`,
    ])
      expect(decide(intent, pay(90n)), intent).to.equal("REJECT");
    expect(
      decide(`Send up to 100 USDC to ${FRIEND} and up to 100 USDC to ${STRANGER}`, both(90n, 80n)),
    ).to.equal("REJECT");
  });

  it("is what is moved, and not a cent more, but never at least that", () => {
    const supply = (amount: bigint) => comet.call(COMET_USDC, "supply", [USDC, amount * USD6]);
    expect(decide("Supply up to 50 USDC to Compound V3, not a cent more", supply(50n))).to.equal("PASS");
    for (const intent of [
      "Supply up to 50 USDC to Compound V3, not a cent more",
      "Supply at least 50 USDC to Compound V3, not a cent more",
      "Supply at least 50 USDC to Compound V3",
    ])
      expect(decide(intent, supply(51n)), intent).to.equal("REJECT");
  });
});
