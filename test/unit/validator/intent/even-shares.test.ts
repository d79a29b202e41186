import { expect } from "chai";
import { FRIEND, SAFE, STRANGER, USDC, USDT, USER } from "../../../corpus/addresses.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide, type Given } from "../../../corpus/outcome.ts";
import { USD6 } from "../../../corpus/terms.ts";

const pay = (to: string, amount: bigint, token = USDC) => erc20.call(token, "transfer", [to, amount * USD6]);
const listed = (...transactions: Given[]) => ({ chainId: 1, from: USER, transactions });

describe("an amount that is split evenly", () => {
  const wordings = [
    `Split 600 USDC evenly between ${FRIEND} and ${SAFE}`,
    `Split 600 USDC equally between ${FRIEND} and ${SAFE}`,
    `Send 600 USDC split equally between ${FRIEND} and ${SAFE}`,
    `Distribute 600 USDC evenly among ${FRIEND} and ${SAFE}`,
    `Please divide 600 USDC equally between ${FRIEND} and ${SAFE}`,
  ];
  for (const intent of wordings) {
    it(`gives each of them its part: ${intent}`, () => {
      expect(decide(intent, listed(pay(FRIEND, 300n), pay(SAFE, 300n)))).to.equal("PASS");
      const faulty = [
        [pay(FRIEND, 600n), pay(SAFE, 600n)],
        [pay(FRIEND, 400n), pay(SAFE, 200n)],
        [pay(FRIEND, 300n), pay(STRANGER, 300n)],
        [pay(FRIEND, 300n, USDT), pay(SAFE, 300n, USDT)],
        [pay(FRIEND, 300n), pay(SAFE, 300n), pay(STRANGER, 300n)],
        [pay(FRIEND, 300n), pay(FRIEND, 300n)],
        [pay(FRIEND, 600n)],
        [pay(FRIEND, 300n)],
      ];
      for (const list of faulty) expect(decide(intent, listed(...list))).to.equal("REJECT");
    });
  }

  it("is split among three as well", () => {
    const intent = `Split 600 USDC equally among ${FRIEND}, ${SAFE} and ${STRANGER}`;
    const three = (amount: bigint) => listed(pay(FRIEND, amount), pay(SAFE, amount), pay(STRANGER, amount));
    expect(decide(intent, three(200n))).to.equal("PASS");
    expect(decide(intent, three(300n))).to.equal("REJECT");
    expect(decide(intent, three(600n))).to.equal("REJECT");
  });

  const unclear = [
    `Split 600 USDC between ${FRIEND} and ${SAFE}`,
    `Split 600 USDC 60/40 between ${FRIEND} and ${SAFE}`,
    `Split 601 USDC evenly among ${FRIEND}, ${SAFE} and ${STRANGER}`,
    `Split all my USDC evenly between ${FRIEND} and ${SAFE}`,
  ];
  for (const intent of unclear) {
    it(`is not guessed where the parts are not plain: ${intent}`, () => {
      for (const [first, second] of [
        [300n, 300n],
        [600n, 600n],
        [600n, 60n],
        [360n, 240n],
      ] as const)
        expect(decide(intent, listed(pay(FRIEND, first), pay(SAFE, second)))).to.equal("REJECT");
    });
  }

  it("is none where every one is to have the amount", () => {
    const intent = `Send 300 USDC each to ${FRIEND} and ${SAFE}`;
    expect(decide(intent, listed(pay(FRIEND, 300n), pay(SAFE, 300n)))).to.equal("PASS");
    expect(decide(intent, listed(pay(FRIEND, 150n), pay(SAFE, 150n)))).to.equal("REJECT");
  });
});
