import { expect } from "chai";
import { AAVE_POOL, FRIEND, STRANGER, USDC, USER } from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide, outcome } from "../../../corpus/outcome.ts";
import { USD6 } from "../../../corpus/terms.ts";

const CLARITY = ["intent_alignment.intent_clarity", "intent_alignment.requirement_coverage"];
const supply = aave.call(AAVE_POOL, "supply", [USDC, 500n * USD6, USER, 0]);
const repay = aave.call(AAVE_POOL, "repay", [USDC, 500n * USD6, 2, USER]);

describe("who is to have the benefit", () => {
  it("cannot be told where only a word says who it is", () => {
    for (const who of ["my brother", "Alice", "my friend Bob", "the treasury", "our client"])
      expect(outcome(`Supply 500 USDC to Aave for ${who}`, supply), who).to.be.oneOf(CLARITY);
    for (const intent of [
      "Repay 500 USDC of Alice's debt on Aave",
      "Repay 500 USDC of my brother's Aave debt",
      "Repay 500 USDC on Aave for my sister",
    ])
      expect(outcome(intent, repay), intent).to.be.oneOf(CLARITY);
  });

  it("is the sender, whatever it is done for", () => {
    for (const what of ["yield", "myself", "my own account", "passive income", "the long term", "Yield"])
      expect(decide(`Supply 500 USDC to Aave for ${what}`, supply), what).to.equal("PASS");
    expect(decide("Repay 500 USDC of my Aave debt", repay)).to.equal("PASS");
  });
});

describe("a choice between two things", () => {
  const pay = (to: string) => erc20.call(USDC, "transfer", [to, 100n * USD6]);
  it("is not answered by both, nor guessed", () => {
    for (const intent of [
      `Send 100 USDC to ${FRIEND} or 100 USDC to ${STRANGER}`,
      `Either send 100 USDC to ${FRIEND} or send 100 USDC to ${STRANGER}`,
    ]) {
      const transactions = [pay(FRIEND), pay(STRANGER)];
      expect(decide(intent, { chainId: 1, from: USER, transactions }), intent).to.equal("REJECT");
    }
    expect(decide(`Send 100 USDT, I meant USDC, to ${FRIEND}`, pay(FRIEND))).to.equal("REJECT");
  });

  it("is none where the words only bound an amount", () => {
    for (const intent of [`Send 100 USDC or less to ${FRIEND}`, `Send ${FRIEND} 100 USDC or less`])
      expect(decide(intent, pay(FRIEND)), intent).to.equal("PASS");
  });
});
