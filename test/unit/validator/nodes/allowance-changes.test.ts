import { expect } from "chai";
import { calldata } from "../../../corpus/calldata.ts";
import { decide } from "../../../corpus/outcome.ts";
import { ALICE, PERMIT2, USDC } from "../../../corpus/parties.ts";

const by = (name: string) => ({
  chainId: 1,
  from: ALICE,
  to: USDC,
  data: calldata(name, PERMIT2, 1_000_000_000n),
});

describe("an allowance", () => {
  it("that the intent fixes is set, not raised by as much", () => {
    for (const intent of [
      "Approve Permit2 to spend exactly 1000 USDC, not more",
      "Set the USDC allowance of Permit2 to 1000 USDC",
      "Allow Permit2 to spend up to 1000 USDC",
      "Approve only 1000 USDC for Permit2",
      "Increase the USDC allowance of Permit2 to 1000 USDC",
    ]) {
      expect(decide(intent, by("approve")), intent).to.equal("PASS");
      expect(decide(intent, by("increaseAllowance")), intent).to.equal("REJECT");
    }
  });

  it("that is to rise by an amount is not set to it", () => {
    for (const intent of [
      "Increase the USDC allowance of Permit2 by 1000 USDC",
      "Please increase Permit2's allowance by 1,000 USDC",
    ]) {
      expect(decide(intent, by("increaseAllowance")), intent).to.equal("PASS");
      expect(decide(intent, by("approve")), intent).to.equal("REJECT");
      expect(decide(intent, by("decreaseAllowance")), intent).to.equal("REJECT");
    }
  });
});
