import { expect } from "chai";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { outcome } from "../../../corpus/outcome.ts";

const USER = "0x7a16ff8270133f063aab6c9977183d9e72835428";
const COMPTROLLER = "0x3d9819210A31b4961b30EF54bE2aeD79B9c9Cd3B";
const REWARDS = "0x1B0e765F6224C21223AeA2af16c1C46E38885a40";
const C_USDC = "0x39AA39c021dfbaE8faC545936693aC917d5E7563";
const COMET_USDC = "0xc3d688B66703497DAA19211EEdff47f25384cdc3";
const COMET_WETH = "0xA17581A9E3356d9A858b789D68B4d866e593aE94";
const TOKENS = "intent_alignment.token_matching";

const from = USER;
const v2 = callsOf(["function claimComp(address)"]).call(COMPTROLLER, "claimComp", [USER], { from });
const ofMarket = callsOf(["function claimComp(address,address[])"]).call(
  COMPTROLLER,
  "claimComp",
  [USER, [C_USDC]],
  { from },
);
const v3 = (comet: string) =>
  callsOf(["function claim(address,address,bool)"]).call(REWARDS, "claim", [comet, USER, true], { from });

describe("a claim of rewards", () => {
  it("pays the token that the intent names, where it names one", () => {
    for (const intent of ["Claim COMP", "Claim my Compound rewards", "Claim all my COMP from Compound v2"])
      expect(outcome(intent, v2), intent).to.equal("PASS");
    for (const intent of ["Claim my AAVE", "Claim my CRV rewards", "Claim my UNI", "Harvest my LDO rewards"])
      expect(outcome(intent, v2), intent).to.equal(TOKENS);
  });

  it("pays what has accrued and no number that the intent names", () => {
    for (const intent of ["Claim 5 COMP from Compound", "Claim 0.5 COMP", "Collect 12 COMP rewards"])
      expect(outcome(intent, v2), intent).to.equal("intent_alignment.amount_matching");
  });

  it("of certain markets is not all of it", () => {
    for (const intent of [
      "Claim all my COMP from Compound v2",
      "Claim COMP from all markets of Compound v2",
      "Claim my COMP from every market on Compound",
      "Claim all of my COMP",
    ]) {
      expect(outcome(intent, v2), intent).to.equal("PASS");
      expect(outcome(intent, ofMarket), intent).to.equal(TOKENS);
    }
    expect(outcome("Claim my COMP from Compound v2", ofMarket)).to.equal("PASS");
  });

  it("is made for the market that the intent names", () => {
    for (const intent of [
      "Claim my COMP rewards from Compound III's USDC market",
      "Claim COMP of the USDC market on Compound v3",
    ]) {
      expect(outcome(intent, v3(COMET_USDC)), intent).to.equal("PASS");
      expect(outcome(intent, v3(COMET_WETH)), intent).not.to.equal("PASS");
    }
  });
});
