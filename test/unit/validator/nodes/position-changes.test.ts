import { expect } from "chai";
import { AAVE_POOL, C_DAI, C_USDC, COMPTROLLER, DAI, USDC, USER } from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { aave, cToken } from "../../../corpus/encoders/lending.ts";
import { outcome } from "../../../corpus/outcome.ts";
import { MAX, USD6 } from "../../../corpus/terms.ts";

const positions = callsOf([
  "function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)",
  "function setUserEMode(uint8 categoryId)",
  "function enterMarkets(address[] cTokens)",
  "function exitMarket(address cTokenAddress)",
]);

const collateral = (asset: string, isUsed: boolean) =>
  positions.call(AAVE_POOL, "setUserUseReserveAsCollateral", [asset, isUsed]);
const eMode = (category: number) => positions.call(AAVE_POOL, "setUserEMode", [category]);
const enter = (...markets: string[]) => positions.call(COMPTROLLER, "enterMarkets", [markets]);
const exit = (market: string) => positions.call(COMPTROLLER, "exitMarket", [market]);
const listed = (...transactions: Record<string, unknown>[]) => ({ chainId: 1, from: USER, transactions });
const OPERATION = "intent_alignment.operation_matching";

describe("how collateral is to be, behind how it was", () => {
  it("is what the form says last", () => {
    for (const intent of [
      "Setting: DAI (cDAI) as collateral\nProtocol: Compound v2\nFrom: on\nTo: off",
      "I would enter the DAI market on Compound V2, were I not afraid of the fall.",
    ])
      expect(outcome(intent, enter(C_DAI)), intent).to.not.equal("PASS");
  });
});

describe("what counts as collateral", () => {
  const using = [
    "Enable my USDC as collateral on Aave",
    "Use my USDC as collateral on Aave",
    "turn on usdc as collateral on aave",
    "Let my USDC deposit count as collateral on Aave V3",
  ];
  for (const intent of using) {
    it(`is what the intent says, for that token only: ${intent}`, () => {
      expect(outcome(intent, collateral(USDC, true))).to.equal("PASS");
      expect(outcome(intent, collateral(USDC, false))).to.equal(OPERATION);
      expect(outcome(intent, collateral(DAI, true))).to.equal(OPERATION);
      expect(outcome(intent, aave.call(AAVE_POOL, "supply", [USDC, USD6, USER, 0]))).to.not.equal("PASS");
    });
  }

  const leaving = [
    "Stop using USDC as collateral in Aave v3",
    "Disable USDC as collateral on Aave",
    "turn off usdc as collateral on aave",
  ];
  for (const intent of leaving) {
    it(`is no more what the intent takes out: ${intent}`, () => {
      expect(outcome(intent, collateral(USDC, false))).to.equal("PASS");
      expect(outcome(intent, collateral(USDC, true))).to.equal(OPERATION);
      expect(outcome(intent, aave.call(AAVE_POOL, "withdraw", [USDC, MAX, USER]))).to.not.equal("PASS");
    });
  }

  const entering = [
    "Enter the cDAI market on Compound so it counts as collateral",
    "Use my Compound DAI deposit as collateral",
    "Please make my DAI deposit on Compound count as collateral",
  ];
  for (const intent of entering) {
    it(`is a market that is entered, by the token's name or the market's: ${intent}`, () => {
      expect(outcome(intent, enter(C_DAI))).to.equal("PASS");
      expect(outcome(intent, enter(C_USDC))).to.equal(OPERATION);
      expect(outcome(intent, enter(C_DAI, C_USDC))).to.equal(OPERATION);
      expect(outcome(intent, exit(C_DAI))).to.equal(OPERATION);
      expect(outcome(intent, enter())).to.equal(OPERATION);
    });
  }

  it("is entered before a loan without being asked for, and never left", () => {
    const loan = cToken.call(C_USDC, "borrow", [100n * USD6]);
    expect(outcome("Borrow 100 USDC from Compound", listed(enter(C_DAI), loan))).to.equal("PASS");
    expect(outcome("Borrow 100 USDC from Compound", listed(exit(C_DAI), loan))).to.not.equal("PASS");
    const named = "Use DAI as collateral on Compound and borrow 100 USDC";
    expect(outcome(named, listed(enter(C_DAI), loan))).to.equal("PASS");
    expect(outcome(named, listed(enter(C_USDC), loan))).to.be.oneOf([
      OPERATION,
      "intent_alignment.token_matching",
    ]);
  });

  it("is no change of an account's control", () => {
    expect(outcome("Change the threshold of my Safe to 3", eMode(3))).to.not.equal("PASS");
  });
});

describe("the efficiency mode of a position", () => {
  for (const intent of ["Set my Aave e-mode to category 2"]) {
    it(`has the category that the intent numbers: ${intent}`, () => {
      expect(outcome(intent, eMode(2))).to.equal("PASS");
      expect(outcome(intent, eMode(1))).to.equal(OPERATION);
      expect(outcome(intent, eMode(0))).to.equal(OPERATION);
    });
  }

  it("is left where the intent says so", () => {
    expect(outcome("Turn off e-mode on Aave", eMode(0))).to.equal("PASS");
    expect(outcome("Turn off e-mode on Aave", eMode(1))).to.equal(OPERATION);
  });

  it("needs its category", () => {
    expect(outcome("Enable e-mode on Aave", eMode(1))).to.not.equal("PASS");
  });
});
