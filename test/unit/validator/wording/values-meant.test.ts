import { expect } from "chai";
import {
  AAVE_POOL,
  DAI,
  FRIEND,
  LINK,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
} from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { v2 } from "../../../corpus/encoders/uniswap.ts";
import { outcome } from "../../../corpus/outcome.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

type Given = Record<string, unknown>;

const passes = (intent: string, tx: Given) => outcome(intent, tx, AT_PRICES) === "PASS";
const pay = (amount: bigint, to = FRIEND, token = USDC) => erc20.call(token, "transfer", [to, amount * USD6]);
const ether = (milli: bigint) => ({
  chainId: 1,
  from: USER,
  to: FRIEND,
  value: ((milli * ETHER) / 1000n).toString(),
});
/** 100 LINK for at most so many USDC, so many USDC for at least 0.33 WETH. */
const buy = (most: bigint) =>
  v2.call(V2_ROUTER, "swapTokensForExactTokens", [100n * ETHER, most * USD6, [USDC, WETH, LINK], USER, SOON]);
const trade = (amount: bigint, path = [USDC, WETH]) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [amount * USD6, (33n * ETHER) / 100n, path, USER, SOON]);
const spend = (name: string, amount: bigint, spender = STRANGER) =>
  erc20.call(USDC, name, [spender, amount * USD6]);

/** Every wording asks for the first transaction and for none of the others; what is like it asks for none at all. */
function expectOnly(
  wordings: readonly string[],
  right: Given,
  others: readonly Given[],
  twins: readonly string[],
) {
  for (const intent of wordings) {
    expect(passes(intent, right), intent).to.equal(true);
    for (const other of others)
      expect(passes(intent, other), `${intent}: ${JSON.stringify(other)}`).to.equal(false);
  }
  for (const intent of twins) expect(passes(intent, right), intent).to.equal(false);
}

describe("a value whose words leave open what it is to the call", () => {
  it("is a price as the sum that it comes to", () => {
    expectOnly(
      ["Buy 100 LINK with USDC at $15.2 or better"],
      buy(1520n),
      [buy(1530n), buy(152n)],
      [
        "Buy 100 LINK with USDC at $15.3 or better",
        "Buy 100 LINK with DAI at $15.2 or better",
        "Sell 100 LINK for USDC at $15.2 or better",
        "Buy 100 LINK with USDC at $15.2 or worse",
      ],
    );
  });

  it("is so many dollars as the dollar coin that is given", () => {
    expectOnly(
      ["Buy $1000 of WETH with USDC"],
      trade(1000n),
      [trade(1100n), trade(900n), trade(1000n, [DAI, WETH])],
      ["Buy $900 of WETH with USDC", "Sell $1000 of WETH for USDC", "Buy $1000 of LINK with USDC"],
    );
  });

  it("is what is added to an allowance as so much more, and never what it is set to", () => {
    expectOnly(
      [`Add 80 USDC to the allowance of ${STRANGER}`, `Add 80 USDC on top of the allowance of ${STRANGER}`],
      spend("increaseAllowance", 80n),
      [spend("approve", 80n), spend("increaseAllowance", 90n), spend("increaseAllowance", 80n, FRIEND)],
      [`Add 80 DAI to the allowance of ${STRANGER}`, `Don't add 80 USDC to the allowance of ${STRANGER}`],
    );
  });

  it("is what a sum is worth, where its price says so", () => {
    expectOnly(
      [`Send 0.1 ETH (about $300) to ${FRIEND}`, `Send 0.1 ETH ($300) to ${FRIEND}`],
      ether(100n),
      [ether(1000n), ether(10n)],
      [
        `Send 0.1 ETH (about $30) to ${FRIEND}`,
        `Send 0.1 ETH and about $300 to ${FRIEND}`,
        `Send 0.1 ETH, plus about $300, to ${FRIEND}`,
        `Send 0.1 ETH or about $300 to ${FRIEND}`,
        `Send about $300 (0.2 ETH) to ${FRIEND}`,
      ],
    );
  });
});

describe("a value that stands in few words", () => {
  it("is given or got by the marks between", () => {
    expectOnly(
      ["USDC -> WETH, 1000, uniswap", "swap / 1000 USDC / WETH / max slippage 1%"],
      trade(1000n),
      [trade(100n), trade(1000n, [DAI, WETH])],
      [
        "WETH -> USDC, 1000, uniswap",
        "USDC -> WETH, 100, uniswap",
        "buy / 1000 USDC / WETH / max slippage 1%",
        "swap / WETH / 1000 USDC / max slippage 1%",
        "USDC -> WETH, 1000, curve",
      ],
    );
  });

  it("stands beside a number for a word only between a sum and an address", () => {
    expectOnly(
      [`plz snd 100 usdc 2 ${FRIEND}`],
      pay(100n),
      [pay(2n), pay(200n), pay(100n, STRANGER)],
      [`plz snd 100 usdc 3 ${FRIEND}`, `plz snd 2 100 usdc ${FRIEND}`, `plz snd 100 usdc 2 times ${FRIEND}`],
    );
  });
});

describe("who is paid", () => {
  it("may be called by what he is and his name", () => {
    expectOnly(
      [`Please pay supplier Anna 100 USDC at ${FRIEND}`],
      pay(100n),
      [pay(100n, STRANGER), pay(10n)],
      [
        `Please pay supplier Anna 100 USDC from ${FRIEND}`,
        `Please pay supplier Anna 100 USDC at ${STRANGER}, not ${FRIEND}`,
        `Let supplier Anna pay 100 USDC to ${FRIEND}`,
        `Please pay supplier Maybe 100 USDC at ${FRIEND}`,
        `Withdraw 100 USDC from Aave to my Kraken deposit address ${FRIEND}`,
        `Withdraw 100 USDC to ${FRIEND}`,
      ],
    );
  });
});

describe("a loan", () => {
  it("may be another's that is repaid, and is not taken from him", () => {
    const repay = (of: string, amount = 200n * ETHER) => aave.call(AAVE_POOL, "repay", [DAI, amount, 2, of]);
    expectOnly(
      [`Repay 200 DAI of ${FRIEND}'s variable Aave V3 debt`],
      repay(FRIEND),
      [repay(USER), repay(STRANGER), repay(FRIEND, ETHER)],
      [`Repay 200 DAI of ${FRIEND}'s money to Aave V3`, `Repay my Aave V3 debt with 200 DAI of ${FRIEND}'s`],
    );
  });
});
