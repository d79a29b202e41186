import { expect } from "chai";
import { Interface } from "ethers";
import {
  AAVE_POOL,
  C_USDC,
  COMET_USDC,
  COMET_WETH,
  DAI,
  FRIEND,
  SAFE,
  STETH,
  STRANGER,
  USDC,
  USER,
  WETH,
  WSTETH,
} from "../../../corpus/addresses.ts";
import { execBySafe } from "../../../corpus/encoders/accounts.ts";
import { aave, comet, cToken, lido } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { outcome } from "../../../corpus/outcome.ts";
import { ETHER, MAX, USD6 } from "../../../corpus/terms.ts";

const AMOUNT = "intent_alignment.amount_matching";
const TOKEN = "intent_alignment.token_matching";
const CONTROL = "adversarial_detection.account_control";

describe("a loan or a deposit that is to be ended wholly", () => {
  const repay = (amount: bigint) => aave.call(AAVE_POOL, "repay", [DAI, amount, 2, USER]);
  const withdraw = (amount: bigint) => aave.call(AAVE_POOL, "withdraw", [USDC, amount, USER]);
  const cases: [string, (amount: bigint) => Record<string, unknown>][] = [
    ["Repay my entire DAI debt on Aave", repay],
    ["Pay back everything I owe in DAI on Aave", repay],
    ["Close my DAI loan on Aave", repay],
    ["Withdraw all my USDC from Aave", withdraw],
    ["Withdraw everything I have in USDC from Aave", withdraw],
    ["Withdraw all my USDC from Compound V3", (amount) => comet.call(COMET_USDC, "withdraw", [USDC, amount])],
    ["Repay all my USDC debt on Compound", (amount) => cToken.call(C_USDC, "repayBorrow", [amount])],
  ];
  for (const [intent, call] of cases) {
    it(`is ended by the function's number for all of it, and by no figure: ${intent}`, () => {
      expect(outcome(intent, call(MAX))).to.equal("PASS");
      expect(outcome(intent, call(10n * USD6))).to.equal(AMOUNT);
    });
  }

  it("may be paid in part where the intent names no amount", () => {
    expect(outcome("Repay my DAI loan on Aave", repay(5n * ETHER))).to.equal("PASS");
  });
});

describe("a change of a Safe's owners", () => {
  const FIRST = "0x0000000000000000000000000000000000000001";
  const abi = new Interface([
    "function addOwnerWithThreshold(address,uint256)",
    "function removeOwner(address,address,uint256)",
    "function swapOwner(address,address,address)",
    "function changeThreshold(uint256)",
    "function enableModule(address)",
    "function disableModule(address,address)",
    "function setGuard(address)",
  ]);
  const change = (name: string, ...values: unknown[]) =>
    execBySafe(SAFE, { to: SAFE, data: abi.encodeFunctionData(name, values) });

  it("replaces the one who is to go by the one who is to come", () => {
    const intent = `Replace the Safe owner ${FRIEND} with ${STRANGER}`;
    expect(outcome(intent, change("swapOwner", FIRST, FRIEND, STRANGER))).to.equal("PASS");
    expect(outcome(intent, change("swapOwner", FIRST, STRANGER, FRIEND))).to.equal(CONTROL);
    const reversed = `Change the Safe owner: ${STRANGER} instead of ${FRIEND}`;
    expect(outcome(reversed, change("swapOwner", FIRST, STRANGER, FRIEND))).to.equal(CONTROL);
  });

  it("adds whom the intent adds, and removes whom it removes", () => {
    const adding = `Add ${FRIEND} as an owner of my Safe with threshold 2`;
    expect(outcome(adding, change("removeOwner", FIRST, FRIEND, 2))).to.equal(CONTROL);
    const removing = `Remove ${FRIEND} from the Safe's owners, threshold stays 2`;
    expect(outcome(removing, change("removeOwner", FIRST, FRIEND, 2))).to.equal("PASS");
    expect(outcome(removing, change("addOwnerWithThreshold", FRIEND, 2))).to.equal(CONTROL);
    expect(outcome(`Disable the module ${FRIEND} on my Safe`, change("enableModule", FRIEND))).to.equal(
      CONTROL,
    );
    expect(outcome(`Enable the module ${FRIEND} on my Safe`, change("enableModule", FRIEND))).to.equal(
      "PASS",
    );
    expect(outcome("Remove the guard from my Safe", change("setGuard", STRANGER))).to.equal(CONTROL);
  });

  it("may set the threshold along with it, as the intent asks in a verb of its own", () => {
    const intent = `Add ${FRIEND} as an owner of the Safe ${SAFE} and set the threshold to 2`;
    expect(outcome(intent, change("addOwnerWithThreshold", FRIEND, 2))).to.equal("PASS");
    expect(outcome(intent, change("addOwnerWithThreshold", FRIEND, 1))).to.equal(CONTROL);
    expect(outcome(intent, change("changeThreshold", 2))).to.not.equal("PASS");
  });

  it("sets the threshold that it is to have, not the one that it had", () => {
    const intent = "Raise the threshold of our Safe from 2 to 3";
    expect(outcome(intent, change("changeThreshold", 3))).to.equal("PASS");
    expect(outcome(intent, change("changeThreshold", 2))).to.equal(CONTROL);
  });
});

describe("what a lending market or a staking contract gives", () => {
  it("is of the market that the intent names", () => {
    const supply = (market: string, asset: string, amount: bigint) =>
      comet.call(market, "supply", [asset, amount]);
    const lending = "Supply 1000 USDC to Compound III (USDC market)";
    expect(outcome(lending, supply(COMET_USDC, USDC, 1000n * USD6))).to.equal("PASS");
    expect(outcome(lending, supply(COMET_WETH, USDC, 1000n * USD6))).to.equal(TOKEN);
    const collateral = "Supply 1 WETH as collateral to the USDC comet of Compound V3";
    expect(outcome(collateral, supply(COMET_USDC, WETH, ETHER))).to.equal("PASS");
    expect(outcome(collateral, supply(COMET_WETH, WETH, ETHER))).to.equal(TOKEN);
    expect(outcome("Supply 1 WETH to Compound V3's ETH market", supply(COMET_WETH, WETH, ETHER))).to.equal(
      "PASS",
    );
  });

  it("is the token that the intent wants for it", () => {
    const staked = { chainId: 1, from: USER, to: WSTETH, value: ETHER.toString(), data: "0x" };
    expect(outcome("Convert 1 ETH to stETH through Lido", staked)).to.equal(TOKEN);
    expect(outcome("Convert 1 ETH to wstETH through Lido", staked)).to.equal("PASS");
    const unwrapped = lido.call(WSTETH, "unwrap", [ETHER]);
    expect(outcome("Convert 1 wstETH to stETH", unwrapped)).to.equal("PASS");
    expect(outcome("Convert 1 wstETH to ETH", unwrapped)).to.equal(TOKEN);
  });
});

describe("a list of transactions", () => {
  const supply = aave.call(AAVE_POOL, "supply", [DAI, 100n * ETHER, USER, 0]);
  const approval = erc20.call(DAI, "approve", [AAVE_POOL, 100n * ETHER]);
  const listed = (...transactions: Record<string, unknown>[]) => ({ chainId: 1, from: USER, transactions });

  it("has an approval before the call that needs it, also where the intent mentions it in brackets", () => {
    const intent = "Deposit 100 DAI into Aave (approve first)";
    expect(outcome(intent, listed(approval, supply))).to.equal("PASS");
    expect(outcome(intent, listed(supply, approval))).not.to.equal("PASS");
  });

  it("has one sender", () => {
    expect(outcome("Supply 100 DAI to Aave", listed(approval, supply))).to.equal("PASS");
    expect(outcome("Supply 100 DAI to Aave", listed(approval, { ...supply, from: STRANGER }))).to.equal(
      "technical_invariants.format_validation_lowlevel",
    );
  });
});

describe("a price of gas that the intent bounds", () => {
  const stake = lido.call(STETH, "submit", ["0x0000000000000000000000000000000000000000"], { value: ETHER });

  it("has to be stated where the request states what is paid for gas", () => {
    const intent = "Stake 1 ETH with Lido, gas under 8 gwei";
    expect(outcome(intent, { ...stake, gas: { max_fee_gwei: 7 } })).to.equal("PASS");
    expect(outcome(intent, { ...stake, gas: {} })).to.equal("technical_invariants.gas_limits");
    expect(outcome(intent, { ...stake, gas: { gas_limit: 200_000 } })).to.equal(
      "technical_invariants.gas_limits",
    );
    expect(outcome("Stake 1 ETH with Lido", { ...stake, gas: {} })).to.equal("PASS");
  });
});
