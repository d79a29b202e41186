import { expect } from "chai";
import {
  AAVE_POOL,
  COMPTROLLER,
  DAI,
  FRIEND,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
} from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { v2 } from "../../../corpus/encoders/uniswap.ts";
import { outcome } from "../../../corpus/outcome.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

const trade = (path = [USDC, WETH]) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [3000n * USD6, (997n * ETHER) / 1000n, path, USER, SOON]);
const nodeOf = (intent: string, tx: Record<string, unknown>) => outcome(intent, tx, AT_PRICES);

describe("what a trade rules out", () => {
  it("is read beside it, and held against it", () => {
    const elsewhere = "Swap 3000 USDC for WETH but not on CoW Swap";
    expect(nodeOf(elsewhere, trade())).to.equal("PASS");
    expect(nodeOf("Swap 3000 USDC for WETH but not on Uniswap", trade())).to.equal(
      "intent_alignment.prohibitions",
    );
    const untouched = "Swap 3000 USDC for WETH, without touching DAI";
    expect(nodeOf(untouched, trade())).to.equal("PASS");
    expect(nodeOf(untouched, trade([USDC, DAI, WETH]))).to.equal("intent_alignment.prohibitions");
  });

  it("is nothing that no check holds", () => {
    for (const tail of ["but not today", "without touching DAI unless needed", "but not without asking me"])
      expect(nodeOf(`Swap 3000 USDC for WETH, ${tail}`, trade()), tail).to.not.equal("PASS");
  });
});

describe("what is claimed by its name", () => {
  const claim = (of: string) =>
    callsOf(["function claimComp(address)"]).call(COMPTROLLER, "claimComp", [of], { from: USER });

  it("is one's own, all of it, now and of no other", () => {
    expect(nodeOf("Claim my Compound rewards", claim(USER))).to.equal("PASS");
    expect(nodeOf("Claim my Compound rewards", claim(STRANGER))).to.not.equal("PASS");
    for (const intent of [
      "Claim my Aave rewards",
      "Do not claim my Compound rewards",
      "Claim half my Compound rewards",
      "Claim my Compound rewards tomorrow",
      "Should I claim my Compound rewards?",
      `Claim my Compound rewards and send them to ${FRIEND}`,
    ])
      expect(nodeOf(intent, claim(USER)), intent).to.not.equal("PASS");
  });
});

describe("a loan that is to be paid back without a sum", () => {
  const part = aave.call(AAVE_POOL, "repay", [DAI, 5n * ETHER, 2, USER]);

  it("is paid in part only where nothing says that it ends", () => {
    expect(nodeOf("Repay my DAI loan on Aave", part)).to.equal("PASS");
    for (const verb of ["Clear", "Close", "Finish", "Wipe out", "Pay off"])
      expect(nodeOf(`${verb} my DAI loan on Aave`, part), verb).to.equal("intent_alignment.amount_matching");
    expect(nodeOf("Repay my USDC loan on Aave", part)).to.not.equal("PASS");
  });
});
