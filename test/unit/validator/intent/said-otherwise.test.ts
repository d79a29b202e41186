import { expect } from "chai";
import {
  AAVE_POOL,
  C_DAI,
  C_USDC,
  COMET_USDC,
  COMPTROLLER,
  DAI,
  FRIEND,
  SDAI,
  STRANGER,
  USDC,
  USDT,
  USER,
} from "../../../corpus/addresses.ts";
import { aave, comet, comptroller } from "../../../corpus/encoders/lending.ts";
import { erc20, erc4626 } from "../../../corpus/encoders/tokens.ts";
import { decide, eachWording, type Given } from "../../../corpus/outcome.ts";
import { ETHER, USD6 } from "../../../corpus/terms.ts";

const listed = (...transactions: Given[]) => ({ chainId: 1, from: USER, transactions });
const approve = (token: string, spender: string, amount: bigint) =>
  erc20.call(token, "approve", [spender, amount]);
const supply = (asset: string, amount: bigint, owner = USER) =>
  aave.call(AAVE_POOL, "supply", [asset, amount, owner, 0]);
const cometSupply = (asset: string, amount: bigint) => comet.call(COMET_USDC, "supply", [asset, amount]);
const pay = (to: string, amount: bigint, token = DAI) => erc20.call(token, "transfer", [to, amount]);

describe("a fraction before a power of ten", () => {
  const half = 500_000n * ETHER;
  describe("is multiplied by it", () => {
    eachWording(
      [
        `Send half a million DAI to ${FRIEND}`,
        `Send half million DAI to ${FRIEND}`,
        `Transfer five hundred thousand DAI to ${FRIEND}`,
        `Pay ${FRIEND} half a million DAI`,
        `Send 0.5 million DAI to ${FRIEND}`,
      ],
      pay(FRIEND, half),
      [pay(FRIEND, ETHER / 2n), pay(FRIEND, 10n ** 6n * ETHER), pay(STRANGER, half), pay(FRIEND, half, USDC)],
    );
    eachWording(
      [`Send one and a half thousand DAI to ${FRIEND}`, `Send 1 and a half thousand DAI to ${FRIEND}`],
      pay(FRIEND, 1500n * ETHER),
      [pay(FRIEND, (3n * ETHER) / 2n), pay(FRIEND, 1000n * ETHER)],
    );
  });
});

describe("a token that is moved into a vault's token", () => {
  const deposit = (amount: bigint, receiver = USER) => erc4626.call(SDAI, "deposit", [amount, receiver]);
  const both = (allowed: bigint, amount: bigint, receiver = USER) =>
    listed(approve(DAI, SDAI, allowed), deposit(amount, receiver));
  describe("is deposited there", () => {
    eachWording(
      [
        "Move 500 DAI from our wallet into sDAI; shares must land in our wallet",
        "Move 500 DAI into sDAI",
        "Put 500 DAI into sDAI",
        "Convert 500 DAI to sDAI",
        "Deposit 500 DAI into sDAI; the shares must land in our wallet",
      ],
      both(500n * ETHER, 500n * ETHER),
      [
        both(500n * ETHER, 50n * ETHER),
        both(5000n * ETHER, 5000n * ETHER),
        both(500n * ETHER, 500n * ETHER, STRANGER),
        supply(DAI, 500n * ETHER),
        pay(SDAI, 500n * ETHER),
      ],
    );
  });

  const others = ["Swap 500 USDC for sDAI", "Swap 500 DAI for at least 450 sDAI", "Swap 500 DAI for USDC"];
  for (const intent of others) {
    it(`is not deposited where that is not what is asked for: ${intent}`, () => {
      expect(decide(intent, deposit(500n * ETHER))).to.equal("REJECT");
    });
  }
});

describe("an approval and what it is for, with one amount behind both", () => {
  eachWording(
    [
      "approve USDC and supply it to Aave, 1,000 in total",
      "Approve USDC and deposit it into Aave, 1000 in total",
      "Approve USDC, then supply it to Aave, 1,000 in total",
      "Please approve USDC and lend it on Aave, 1000 in total",
      "Approve USDC then supply it to Aave V3, 1,000 in total",
    ],
    listed(approve(USDC, AAVE_POOL, 1000n * USD6), supply(USDC, 1000n * USD6)),
    [
      listed(approve(USDC, AAVE_POOL, 5000n * USD6), supply(USDC, 1000n * USD6)),
      listed(approve(USDC, AAVE_POOL, 500n * USD6), supply(USDC, 500n * USD6)),
      listed(approve(USDT, AAVE_POOL, 1000n * USD6), supply(USDT, 1000n * USD6)),
      listed(approve(USDC, AAVE_POOL, 1000n * USD6), supply(USDC, 1000n * USD6, STRANGER)),
      listed(approve(USDC, COMET_USDC, 1000n * USD6), cometSupply(USDC, 1000n * USD6)),
    ],
  );
});

describe("a verb that only heads what follows", () => {
  const moved = (amount: bigint, token = USDC, to = USER) =>
    listed(
      aave.call(AAVE_POOL, "withdraw", [token, amount, to]),
      approve(token, COMET_USDC, amount),
      cometSupply(token, amount),
    );
  eachWording(
    [
      "Swap my lending venue: withdraw 600 USDC from Aave and supply it to Compound V3",
      "Switch lenders: withdraw 600 USDC from Aave and supply it to Compound V3",
      "Change my lending venue: withdraw 600 USDC from Aave and supply it to Compound V3",
      "Swap lending markets: withdraw 600 USDC from Aave, then supply it to Compound V3",
      "Swap our yield source: withdraw 600 USDC from Aave and deposit it into Compound V3",
    ],
    moved(600n * USD6),
    [
      moved(60n * USD6),
      moved(600n * USD6, USDT),
      moved(600n * USD6, USDC, STRANGER),
      listed(aave.call(AAVE_POOL, "withdraw", [USDC, 600n * USD6, USER])),
    ],
  );

  it("asks for something of its own where it says what", () => {
    for (const intent of [
      "Swap my USDT: withdraw 600 USDC from Aave and supply it to Compound V3",
      "Swap everything: withdraw 600 USDC from Aave and supply it to Compound V3",
    ])
      expect(decide(intent, moved(600n * USD6))).to.equal("REJECT");
  });
});

describe("words that say an amount's bound again", () => {
  eachWording(
    [
      "Supply a maximum of 5,000 USDC to Compound V3, not a cent more",
      "Supply 5,000 USDC to Compound V3, not a penny more",
      "Supply exactly 5000 USDC to Compound V3, not one cent more",
      "Supply up to 5000 USDC to Compound V3 and not a single cent more",
      "Supply 5000 USDC to Compound V3, not a cent less",
    ],
    cometSupply(USDC, 5000n * USD6),
    [cometSupply(USDC, 5001n * USD6), cometSupply(USDT, 5000n * USD6), supply(USDC, 5000n * USD6)],
  );

  it("are a demand of their own where the amount is not bounded on that side", () => {
    for (const intent of [
      "Supply at least 5000 USDC to Compound V3, not a cent more",
      "Supply up to 5000 USDC to Compound V3, not a cent less",
    ])
      expect(decide(intent, cometSupply(USDC, 5000n * USD6))).to.equal("REJECT");
  });
});

describe("a token that is to be collateral, with how that is done", () => {
  const enter = (...markets: string[]) => comptroller.call(COMPTROLLER, "enterMarkets", [markets]);
  eachWording(
    [
      "Use my USDC as collateral on Compound, i.e. enter the cUSDC market",
      "Enable my USDC as collateral on Compound V2 (enter the market)",
      "Enter the market for cUSDC on Compound V2",
    ],
    enter(C_USDC),
    [enter(C_DAI), enter(C_USDC, C_DAI), supply(USDC, 5n * USD6)],
  );
});
