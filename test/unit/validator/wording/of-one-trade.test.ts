import { expect } from "chai";
import {
  AAVE_POOL_L2,
  DAI,
  USDC,
  USDC_ARBITRUM,
  USER,
  V2_ROUTER,
  V3_ROUTER_02,
  WETH,
} from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { v2, v3Router02 } from "../../../corpus/encoders/uniswap.ts";
import { decide, type Given } from "../../../corpus/outcome.ts";
import { ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

const trade = (amount: bigint, least: bigint, path: string[], chainId = 1, router = V2_ROUTER) => ({
  ...v2.call(router, "swapExactTokensForTokens", [amount, least, path, USER, SOON]),
  chainId,
});
const MILLI = ETHER / 1000n;
const all = (...transactions: Given[]) => ({ transactions });

describe("the least of one of two trades", () => {
  const both = (one: bigint, other: bigint) =>
    all(trade(160n * USD6, one * MILLI, [USDC, WETH]), trade(160n * ETHER, other * MILLI, [DAI, WETH]));
  const intent =
    "Please run both on Uniswap V2:\n160 USDC into WETH, no less than 0.053 WETH\n160 DAI into WETH, no less than 0.052 WETH";

  it("bounds that one", () => {
    expect(decide(intent, both(53n, 52n))).to.equal("PASS");
    for (const [one, other] of [
      [52n, 52n],
      [53n, 51n],
      [52n, 53n],
    ] as const)
      expect(decide(intent, both(one, other)), `${one}, ${other}`).to.equal("REJECT");
  });
});

describe("the chain's own token beside its wrapped form", () => {
  const [ROUTER, USDT, WBNB] = [
    "0x10ED43C718714eb63d5aA57B78B54704E256024E",
    "0x55d398326f99059fF775485246999027B3197955",
    "0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c",
  ];
  const buy = (least: bigint) => trade(600n * ETHER, least * MILLI, [USDT, WBNB], 56, ROUTER);
  const rest = "Swap 600 USDT on PancakeSwap V2 for at least 0.99 WBNB.";

  it("says what it is for in a clause that asks for nothing", () => {
    const intent = `Our hosting is billed in BNB. ${rest}`;
    expect(decide(intent, buy(990n))).to.equal("PASS");
    expect(decide(intent, buy(900n))).to.equal("REJECT");
  });

  it("is another wish where something is asked for", () => {
    for (const intent of [
      `${rest} Make it BNB.`,
      `BNB please. ${rest}`,
      `${rest} In BNB.`,
      `BNB wanted. ${rest}`,
      `${rest} Then unwrap it to BNB.`,
    ])
      expect(decide(intent, buy(990n)), intent).to.equal("REJECT");
  });
});

describe("a chain's short name at the head", () => {
  const supply = (chainId: number) => ({
    ...aave.call(AAVE_POOL_L2, "supply", [USDC_ARBITRUM, 50n * USD6, USER, 0]),
    chainId,
  });

  it("is the chain before a place", () => {
    expect(decide("arb aave v3 supply 50 usdc", supply(42_161))).to.equal("PASS");
    expect(decide("OP aave v3 supply 50 usdc", supply(42_161))).to.equal("REJECT");
  });
});

describe("today", () => {
  const swap = v3Router02.call(V3_ROUTER_02, "exactInputSingle", [
    [USDC, WETH, 500, USER, 500n * USD6, 166n * MILLI, 0],
  ]);
  const rest = "swap 500 USDC for at least 0.166 WETH on Uniswap V3";

  it("says when it is asked for where the trade has no end, and when it ends where it is told so", () => {
    expect(decide(`We rebalance today; ${rest}.`, swap)).to.equal("PASS");
    for (const intent of [
      `Valid until today: ${rest}.`,
      `Please ${rest}, today only.`,
      `Please ${rest} by today.`,
    ])
      expect(decide(intent, swap), intent).to.equal("REJECT");
  });
});
