import { expect } from "chai";
import {
  AAVE_POOL,
  UNISWAP_FEE,
  UNIVERSAL_ROUTER,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
} from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { pathOf, v2 } from "../../../corpus/encoders/uniswap.ts";
import { execute, payPortion, sweep, v3ExactIn, wrapEth } from "../../../corpus/encoders/universal-router.ts";
import { decide, eachWording, type Given } from "../../../corpus/outcome.ts";
import { ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

const [ROUTER, SENDER] = [
  "0x0000000000000000000000000000000000000002",
  "0x0000000000000000000000000000000000000001",
];
/** 1 ETH for USDC, of which an interface takes its share. */
const shared = (bips: bigint, taker = UNISWAP_FEE) =>
  execute(
    UNIVERSAL_ROUTER,
    [
      wrapEth(ROUTER, ETHER),
      v3ExactIn(ROUTER, ETHER, 2988n * USD6, pathOf(WETH, 500, USDC), false),
      payPortion(USDC, taker, bips),
      sweep(USDC, SENDER, 2965n * USD6),
    ],
    SOON,
    { value: ETHER },
  );
const supply = (amount: bigint) => aave.call(AAVE_POOL, "supply", [USDC, amount, USER, 0]);
const withdraw = (amount: bigint, token = USDC) => aave.call(AAVE_POOL, "withdraw", [token, amount, USER]);
const swap = (amount: bigint, least: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [amount, least, [USDC, WETH], USER, SOON]);
const all = (...transactions: Given[]) => ({ transactions });
const TENTH = ETHER / 10n;

describe("the share of a trade's interface", () => {
  eachWording(
    [
      `Swap 1 ETH to at least 2965 USDC on the Universal Router, 25 bps fee to ${UNISWAP_FEE}.`,
      `Swap 1 ETH for at least 2965 USDC on Uniswap, with the 0.25% interface fee to ${UNISWAP_FEE}.`,
      `1 ETH -> USDC, min 2965, Universal Router, 25 bps to ${UNISWAP_FEE}`,
    ],
    shared(25n),
    [shared(15n), shared(25n, V2_ROUTER)],
  );
});

describe("a share that the interface is to pay", () => {
  it("is another deal", () => {
    const intent = `Sell 1 ETH on Uniswap for at least 2965 USDC with ${UNISWAP_FEE} paying me a fee of 0.25%.`;
    expect(decide(intent, shared(25n))).to.equal("REJECT");
  });
});

describe("a number that other words count", () => {
  it("is a sum of the call where a place stands behind it", () => {
    const intent = "500 USDC→WETH min 0.1 univ2";
    expect(decide(intent, swap(500n * USD6, TENTH))).to.equal("PASS");
    expect(decide(intent, swap(500n * USD6, TENTH / 2n))).to.equal("REJECT");
  });

  it("is one with its thousands and its token apart", () => {
    const intent = "Supply to Aave V3: approve it 2.3k USDC first, then deposit the 2.3k";
    const approve = (amount: bigint) => erc20.call(USDC, "approve", [AAVE_POOL, amount]);
    expect(decide(intent, all(approve(2300n * USD6), supply(2300n * USD6)))).to.equal("PASS");
    expect(decide(intent, all(approve(2300n * USD6), supply(2n * USD6)))).to.equal("REJECT");
    expect(decide("Deposit USDC 20 in the Aave V3 pool for our account.", supply(20n * USD6))).to.equal(
      "PASS",
    );
    expect(
      decide("Deposit USDC 20 in DAI in the Aave V3 pool for our account.", supply(20n * USD6)),
    ).to.equal("REJECT");
  });

  it("is a year that is over, and no day to come", () => {
    const right = withdraw(120n * USD6);
    expect(decide("I put it there in 2021. Withdraw 120 USDC from Aave V3 to me.", right)).to.equal("PASS");
    for (const told of ["On the 21st, then.", "It is for the 21st."])
      expect(decide(`${told} Withdraw 120 USDC from Aave V3 to me.`, right), told).to.equal("REJECT");
  });
});

describe("arguments in whole tokens", () => {
  it("are those of the call", () => {
    const intent = "aavePool.supply(USDC, 130, me, 0)";
    expect(decide(intent, supply(130n * USD6))).to.equal("PASS");
    for (const other of [13n * USD6, 1300n * USD6]) expect(decide(intent, supply(other))).to.equal("REJECT");
  });
});

describe("what is wished for before it is told how", () => {
  const [borrow, approve, trade] = [
    aave.call(AAVE_POOL, "borrow", [USDC, 800n * USD6, 2, 0, USER]),
    erc20.call(USDC, "approve", [V2_ROUTER, 800n * USD6]),
    swap(800n * USD6, ETHER / 4n),
  ];
  const rest =
    "borrow 800 USDC from Aave V3, then approve the Uniswap V2 router for 800 USDC, then swap the 800 USDC there for at least 0.25 WETH.";

  it("is one where a deed is told of it", () => {
    for (const intent of [
      `First swap to WETH, then ${rest}`,
      "Swap 800 USDC on Uniswap V2 for at least 0.25 WETH first, then borrow 800 USDC from Aave V3.",
    ])
      expect(decide(intent, all(borrow, approve, trade)), intent).to.equal("REJECT");
  });
});

describe("every cent", () => {
  it("is a figure of speech beside a sum, and all of what there is", () => {
    const right = withdraw(120n * USD6);
    expect(decide("Supply 120 USDC to Aave V3, every bit helps.", supply(120n * USD6))).to.equal("PASS");
    expect(decide("Withdraw 120 USDC from Aave V3 to me, every cent of my USDC.", right)).to.equal("REJECT");
    expect(decide("Withdraw every last USDC from Aave V3 to me, 120 USDC.", right)).to.equal("REJECT");
  });
});
