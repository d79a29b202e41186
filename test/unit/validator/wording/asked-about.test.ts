import { expect } from "chai";
import { AAVE_POOL, FRIEND, USDC, USER } from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide } from "../../../corpus/outcome.ts";
import { USD6 } from "../../../corpus/terms.ts";

describe("who asks about a thing", () => {
  const pay = erc20.call(USDC, "transfer", [FRIEND, 100n * USD6]);
  const supply = aave.call(AAVE_POOL, "supply", [USDC, 120n * USD6, USER, 0]);

  it("does not ask for it", () => {
    expect(decide(`Could you send 100 USDC to ${FRIEND}?`, pay)).to.equal("PASS");
    for (const intent of [
      `What happens once I send 100 USDC to ${FRIEND}?`,
      `Is my payment of 100 USDC to ${FRIEND} on its way?`,
    ])
      expect(decide(intent, pay), intent).to.equal("REJECT");
    expect(decide("How much would supplying 120 USDC to Aave V3 bring me?", supply)).to.equal("REJECT");
  });
});
