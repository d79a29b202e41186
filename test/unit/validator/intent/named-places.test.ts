import { expect } from "chai";
import {
  AAVE,
  AAVE_POOL,
  COMET_USDC,
  DAI,
  FRIEND,
  SAFE,
  STRANGER,
  USDC,
  USER,
} from "../../../corpus/addresses.ts";
import { aave, comet } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide, eachWording } from "../../../corpus/outcome.ts";
import { ETHER, MAX, USD6 } from "../../../corpus/terms.ts";

const repay = (asset: string, amount: bigint, owner = USER) =>
  aave.call(AAVE_POOL, "repay", [asset, amount, 2, owner]);
const supply = (asset: string, amount: bigint, owner = USER) =>
  aave.call(AAVE_POOL, "supply", [asset, amount, owner, 0]);
const withdraw = (asset: string, amount: bigint, to = USER) =>
  aave.call(AAVE_POOL, "withdraw", [asset, amount, to]);

describe("a lender's name before the token of a loan or a deposit", () => {
  describe("is where the loan is, not what is owed", () => {
    eachWording(
      [
        "Close my Aave USDC loan",
        "Pay off my Aave USDC debt in full",
        "Repay all of my Aave V3 USDC loan",
        "Clear my aave usdc borrow",
        "Settle our Aave USDC debt",
        "Repay my entire AAVE USDC debt",
      ],
      repay(USDC, MAX),
      [
        repay(AAVE, MAX),
        repay(DAI, MAX),
        repay(USDC, 10n * USD6),
        repay(USDC, MAX, STRANGER),
        withdraw(USDC, MAX),
        supply(USDC, 10n * USD6),
      ],
    );
  });

  describe("is where the deposit is", () => {
    eachWording(
      [
        "Withdraw all my Aave USDC",
        "Withdraw my whole aave usdc deposit",
        "Withdraw everything of my Aave USDC position",
        "withdraw all of our Aave USDC",
      ],
      withdraw(USDC, MAX),
      [
        withdraw(AAVE, MAX),
        withdraw(USDC, MAX, STRANGER),
        withdraw(DAI, MAX),
        comet.call(COMET_USDC, "withdraw", [USDC, MAX]),
      ],
    );
  });

  describe("is where it goes, also as the first word", () => {
    eachWording(
      [
        "Aave supply 100 USDC",
        "aave deposit 100 USDC",
        "Please top up my aave usdc deposit by 100",
        "top up my Aave USDC position by 100 USDC",
        "Top up my Aave USDC deposit with 100 USDC",
        "add 100 USDC to my Aave USDC deposit",
      ],
      supply(USDC, 100n * USD6),
      [
        supply(USDC, 1000n * USD6),
        supply(AAVE, 100n * ETHER),
        supply(DAI, 100n * ETHER),
        supply(USDC, 100n * USD6, STRANGER),
        comet.call(COMET_USDC, "supply", [USDC, 100n * USD6]),
        erc20.call(USDC, "transfer", [AAVE_POOL, 100n * USD6]),
      ],
    );
  });

  it("is the token where no other one follows", () => {
    expect(decide("Repay my entire AAVE debt on Aave", repay(AAVE, MAX))).to.equal("PASS");
    expect(decide("Repay my entire AAVE debt on Aave", repay(USDC, MAX))).to.equal("REJECT");
    expect(decide("Supply 5 AAVE on Aave", supply(AAVE, 5n * ETHER))).to.equal("PASS");
  });
});

describe("an account of one's own that is named by its role", () => {
  const pay = (to: string, amount: bigint, token = USDC) => erc20.call(token, "transfer", [to, amount]);
  describe("is the sender", () => {
    eachWording(
      [
        `Transfer 85 USDC from the operating wallet to ${FRIEND}`,
        `Send 85 USDC from our treasury wallet to ${FRIEND}`,
        `From the operations account, send 85 USDC to ${FRIEND}`,
        `Pay ${FRIEND} 85 USDC from the company wallet`,
        `Transfer 85 USDC from the operating wallet to the cold wallet at ${FRIEND}`,
        `Send 85 USDC to ${FRIEND} from my hot wallet`,
        `Move 85 USDC from our payroll account to ${FRIEND}`,
        `Transfer 85 USDC from the corporate treasury to ${FRIEND}`,
      ],
      pay(FRIEND, 85n * USD6),
      [
        pay(FRIEND, 850n * USD6),
        pay(STRANGER, 85n * USD6),
        pay(FRIEND, 85n * ETHER, DAI),
        erc20.call(USDC, "transferFrom", [SAFE, FRIEND, 85n * USD6]),
      ],
    );
  });

  const others = [
    "from Alice's wallet",
    "from my other wallet",
    "from my second operating wallet",
    "from my hardware wallet",
    "from the exchange account of Kraken",
    "from the operating wallet to the cold wallet and on",
  ];
  for (const source of others) {
    it(`is not known to be the sender: ${source}`, () => {
      expect(decide(`Send 85 USDC ${source} to ${FRIEND}`, pay(FRIEND, 85n * USD6))).to.equal("REJECT");
    });
  }
});
