import { expect } from "chai";
import { outcome } from "../../../corpus/outcome.ts";
import { BOB } from "../../../corpus/parties.ts";

const [ETHEREUM, BASE, SEPOLIA] = [1, 8453, 11_155_111];
const pay = (chainId: number) => ({ chainId, to: BOB, value: "10000000000000000", data: "0x" });
const paying = (where: string, chainId: number) => outcome(`Send 0.01 ETH to ${BOB} ${where}`, pay(chainId));
const CHAIN = "intent_alignment.chain_matching";

describe("a kind of chain that the intent names", () => {
  it("is a testnet", () => {
    for (const where of ["on the testnet", "on a testnet", "on testnet"]) {
      expect(paying(where, SEPOLIA), where).to.equal("PASS");
      expect(paying(where, ETHEREUM), where).to.equal(CHAIN);
      expect(paying(where, BASE), where).to.equal(CHAIN);
    }
  });

  it("is a chain upon Ethereum", () => {
    for (const where of ["on L2", "on an L2"]) {
      expect(paying(where, BASE), where).to.equal("PASS");
      expect(paying(where, ETHEREUM), where).to.equal(CHAIN);
    }
  });
});

describe("a payment that is to be made several times", () => {
  it("is not made by one", () => {
    for (const often of ["three times", "two times", "several times", "twice"])
      expect(paying(often, ETHEREUM), often).not.to.equal("PASS");
  });
});
