import { expect } from "chai";
import { DAI, FRIEND, USDC } from "../../../corpus/addresses.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide } from "../../../corpus/outcome.ts";
import { ETHER, USD6 } from "../../../corpus/terms.ts";

const usdc = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const dai = (amount: bigint) => erc20.call(DAI, "transfer", [FRIEND, amount * ETHER]);

describe("a sum that is told beside the request", () => {
  it("is a balance that a part is taken of", () => {
    const intent = `My balance is 900 DAI, please send 1/3 of it to ${FRIEND}`;
    expect(decide(intent, dai(300n))).to.equal("PASS");
    for (const other of [dai(900n), dai(301n), usdc(300n)]) expect(decide(intent, other)).to.equal("REJECT");
  });

  it("is corrected by the one behind it, and by none that it comes behind", () => {
    const intent = `Send 200 USDC to ${FRIEND}, sorry, make that 100.`;
    expect(decide(intent, usdc(100n))).to.equal("PASS");
    expect(decide(intent, usdc(200n))).to.equal("REJECT");
    for (const words of ["no", "or", "and", "then", "no less than"])
      expect(decide(`Send 200 ${words} 100 USDC to ${FRIEND}`, usdc(100n)), words).to.equal("REJECT");
  });
});
