import { expect } from "chai";
import spellings from "../../../../validator/data/lexicon/spellings.json" with { type: "json" };
import { spokenTokens } from "../../../../validator/data/tokens.ts";
import {
  AAVE_POOL,
  DAI,
  FRIEND,
  LINK,
  PERMIT2,
  SDAI,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  V3_ROUTER,
  WETH,
} from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20, erc4626 } from "../../../corpus/encoders/tokens.ts";
import { v2, v3 } from "../../../corpus/encoders/uniswap.ts";
import { decide, eachWording, type Given, outcome } from "../../../corpus/outcome.ts";
import { AT_PRICES, ETHER, MAX, SOON, USD6 } from "../../../corpus/terms.ts";

const pay = (to: string, usdc: bigint) => erc20.call(USDC, "transfer", [to, usdc * USD6]);
const supply = (asset: string, amount: bigint, owner = USER) =>
  aave.call(AAVE_POOL, "supply", [asset, amount, owner, 0]);
const approve = (token: string, spender: string, amount: bigint) =>
  erc20.call(token, "approve", [spender, amount]);
const sell = (usdc: bigint, milliWeth: bigint, to = USER) =>
  v3.call(V3_ROUTER, "exactInputSingle", [
    [USDC, WETH, 500, to, SOON, usdc * USD6, (milliWeth * ETHER) / 1000n, 0],
  ]);
const atPrices = (wordings: readonly string[], right: Given, faulty: readonly Given[]) => {
  for (const intent of wordings)
    it(intent, () => {
      expect(outcome(intent, right, AT_PRICES)).to.equal("PASS");
      for (const tx of faulty) expect(outcome(intent, tx, AT_PRICES)).to.not.equal("PASS");
    });
};

describe("a word with a letter lost, doubled or out of place", () => {
  describe("is the word that is meant", () => {
    eachWording(
      ["Suply 100 USDC to Aave", "Depost 100 USDC in Aave", "Deopsit 100 USDC on Aave"],
      supply(USDC, 100n * USD6),
      [supply(USDC, 1000n * USD6), supply(DAI, 100n * ETHER), supply(USDC, 100n * USD6, STRANGER)],
    );
    eachWording(
      [
        "Aprove Permit2 to spend 55 USDC",
        "Appprove 55 USDC for Permit2",
        "Can u approve 55 USDC for Permit2?",
      ],
      approve(USDC, PERMIT2, 55n * USD6),
      [approve(USDC, PERMIT2, MAX), approve(USDC, STRANGER, 55n * USD6), approve(DAI, PERMIT2, 55n * ETHER)],
    );
  });

  it("is never a token's name", () => {
    expect(Object.keys(spellings).filter((word) => spokenTokens.has(word))).to.deep.equal([]);
  });
});

describe("how far a trade may be off the price", () => {
  describe("is said in many ways", () => {
    atPrices(
      [
        "Swap 750 USDC for WETH, no worse than 0.5%",
        "Swap 750 USDC for WETH, price no worse than 0.5% off",
        "Get WETH for 750 USDC, I accept a max 0.5% worse price than market",
        "Swap 750 USDC for WETH, slipage 0.5%",
        "Swap 750 USDC for WETH with maximun slippage of 0.5%",
        "Swap 750 USDC for WETH; the slippage may not exceed 0.5%",
      ],
      sell(750n, 249n),
      [sell(750n, 245n), sell(750n, 0n), sell(750n, 249n, STRANGER), sell(7500n, 2490n)],
    );
  });
});

describe("an amount that begins its clause", () => {
  describe("is paid to whom it points", () => {
    eachWording(
      [`60 USDC please, to: ${FRIEND}`, `20% of 300 USDC to ${FRIEND} please`, `60 USDC tokens to ${FRIEND}`],
      pay(FRIEND, 60n),
      [pay(FRIEND, 600n), pay(STRANGER, 60n), pay(FRIEND, 20n)],
    );
  });

  it("asks for nothing in a question or a tale", () => {
    for (const intent of [`I paid 60 USDC to ${FRIEND}`, `Did 60 USDC get to ${FRIEND}?`])
      expect(decide(intent, pay(FRIEND, 60n))).to.equal("REJECT");
  });

  describe("is traded where a bound shows that it is meant", () => {
    atPrices(
      ["750 USDC to WETH, min out 0.249", "Limit order: 750 USDC to WETH, min 0.249 WETH"],
      sell(750n, 249n),
      [sell(750n, 245n), sell(75n, 249n), sell(750n, 249n, STRANGER)],
    );
  });
});

describe("what stands beside a request", () => {
  describe("may tell what was", () => {
    eachWording(
      [
        `Yesterday I sent 50 USDC by mistake to the wrong guy. This time: send 80 USDC to ${FRIEND}`,
        `Bob paid me back 40 USDC. Now send 80 USDC to ${FRIEND}`,
        `Send 80 USDC to ${FRIEND}, not 50.`,
        `Send 80 USDC (not 50) to ${FRIEND}`,
        `Send 80 USDC to ${FRIEND}. Don't touch my DAI.`,
        `Send 80 USDC to ${FRIEND}, leave everything else alone`,
      ],
      pay(FRIEND, 80n),
      [pay(FRIEND, 50n), pay(FRIEND, 40n), pay(FRIEND, 130n), pay(STRANGER, 80n)],
    );
  });

  it("may say why, with what comes later", () => {
    const intent = "Approve Aave V3 pool for 20 USDC so that I can deposit later";
    expect(decide(intent, approve(USDC, AAVE_POOL, 20n * USD6))).to.equal("PASS");
    expect(decide("Approve Aave V3 pool for 20 USDC later", approve(USDC, AAVE_POOL, 20n * USD6))).to.equal(
      "REJECT",
    );
  });

  it("may keep a token untouched, and then no call touches it", () => {
    const swap = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
      100n * ETHER,
      99n * USD6,
      [DAI, USDC],
      USER,
      SOON,
    ]);
    expect(outcome("Swap 100 DAI for USDC. Don't touch my WETH.", swap, AT_PRICES)).to.equal("PASS");
    expect(outcome("Swap 100 DAI for USDC. Don't use my DAI.", swap, AT_PRICES)).to.equal(
      "intent_alignment.prohibitions",
    );
  });

  it("may say that what is not spent comes back", () => {
    const buy = v2.call(V2_ROUTER, "swapETHForExactTokens", [1000n * ETHER, [WETH, DAI], USER, SOON], {
      value: (34n * ETHER) / 100n,
    });
    const dear = { ...buy, value: "500000000000000000" };
    for (const rest of [
      "Any change should be refunded.",
      "Unused ETH goes back to me.",
      "Refund the excess.",
    ]) {
      const intent = `Buy exactly 1000 DAI with ETH, spend no more than 0.34 ETH. ${rest}`;
      expect(outcome(intent, buy, AT_PRICES), rest).to.equal("PASS");
      expect(outcome(intent, dear, AT_PRICES), rest).to.not.equal("PASS");
      const other = `Buy exactly 1000 DAI with ETH, spend no more than 0.34 ETH. Send the change to ${FRIEND}.`;
      expect(outcome(other, buy, AT_PRICES)).to.not.equal("PASS");
    }
  });

  it("may say that what a deposit yields is one's own", () => {
    const deposit = (to: string) => erc4626.call(SDAI, "deposit", [5n * ETHER, to]);
    const intent = "Deposit 5 DAI into sDAI and send the shares to my wallet";
    expect(decide(intent, deposit(USER))).to.equal("PASS");
    expect(decide(intent, deposit(STRANGER))).to.equal("REJECT");
  });
});

describe("an allowance", () => {
  describe("may be raised to a number", () => {
    eachWording(
      [
        `Raise the LINK allowance of the Uniswap V2 router to 120`,
        "Bump my LINK allowance for the Uniswap V2 router to 120",
      ],
      approve(LINK, V2_ROUTER, 120n * ETHER),
      [
        approve(LINK, V2_ROUTER, MAX),
        approve(LINK, STRANGER, 120n * ETHER),
        approve(DAI, V2_ROUTER, 120n * ETHER),
      ],
    );
  });

  it("may be the largest there is in a noun", () => {
    expect(decide("Max approval of DAI for Permit2 please", approve(DAI, PERMIT2, MAX))).to.equal("PASS");
    expect(decide("Max approval of DAI for Permit2 please", approve(DAI, STRANGER, MAX))).to.equal("REJECT");
  });
});

describe("the marks of a list", () => {
  const listed = (...transactions: Given[]) => ({ chainId: 1, from: USER, transactions });
  it("are no amounts, and amounts in brackets are no marks", () => {
    const both = listed(pay(FRIEND, 80n), supply(USDC, 20n * USD6));
    expect(decide(`1) send 80 USDC to ${FRIEND} 2) supply 20 USDC to Aave`, both)).to.equal("PASS");
    const trade = (milliWeth: bigint) => listed(sell(750n, milliWeth), pay(FRIEND, 80n));
    const intent = `1) swap 750 USDC for WETH (min 0.249 WETH) 2) send 80 USDC to ${FRIEND}`;
    expect(outcome(intent, trade(249n), AT_PRICES)).to.equal("PASS");
    expect(outcome(intent, trade(245n), AT_PRICES)).to.not.equal("PASS");
    const bare = `1) swap 7500 USDC for WETH (min 3) 2) send 80 USDC to ${FRIEND}`;
    expect(outcome(bare, listed(sell(7500n, 2490n), pay(FRIEND, 80n)), AT_PRICES)).to.not.equal("PASS");
  });
});

describe("what an amount is said to be worth", () => {
  const ether = (milli: bigint) => ({
    chainId: 1,
    from: USER,
    to: FRIEND,
    value: ((milli * ETHER) / 1000n).toString(),
  });
  for (const worth of ["(about $300)", "(~$300)", "($300)", "(around 300 USD)"])
    it(`is confirmed by prices: ${worth}`, () => {
      const intent = `Send 0.1 ETH ${worth} to ${FRIEND}`;
      expect(outcome(intent, ether(100n), AT_PRICES)).to.equal("PASS");
      expect(outcome(intent, ether(1000n), AT_PRICES)).to.equal("intent_alignment.amount_matching");
      expect(outcome(intent, ether(100n))).to.equal("intent_alignment.amount_matching");
    });

  it("is compared with the price, and is no further amount", () => {
    for (const intent of [
      `Send 0.1 ETH (about $30) to ${FRIEND}`,
      `Send 0.1 ETH ($3,000) to ${FRIEND}`,
      `Send 0.1 ETH and $300 to ${FRIEND}`,
      `Send 0.1 ETH plus $300 to ${FRIEND}`,
    ])
      expect(outcome(intent, ether(100n), AT_PRICES), intent).to.not.equal("PASS");
    expect(outcome("Swap 750 USDC (~$750) for WETH, 0.5% slippage", sell(750n, 249n), AT_PRICES)).to.equal(
      "PASS",
    );
    expect(outcome("Swap 750 USDC (~$75) for WETH, 0.5% slippage", sell(750n, 249n), AT_PRICES)).to.not.equal(
      "PASS",
    );
  });
});
