import { expect } from "chai";
import { solidityPacked } from "ethers";
import { calldata } from "../../../corpus/calldata.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { outcome } from "../../../corpus/outcome.ts";
import { ALICE, BOB, DAI, ETHER, USDC, WETH } from "../../../corpus/parties.ts";
import { SOON } from "../../../corpus/terms.ts";

const PRICES = { prices: { ETH: 3000, WETH: 3000, USDC: 1, DAI: 1 } };
const V3_ROUTER = "0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45";
const V2_ROUTER = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D";
const from = ALICE;
const v3 = callsOf([
  "function exactInputSingle((address,address,uint24,address,uint256,uint256,uint160)) payable",
  "function exactInput((bytes,address,uint256,uint256)) payable",
]);
const v2 = callsOf(["function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)"]);
const [given, least] = [3_000_000_000n, (ETHER * 995n) / 1000n];
const over = solidityPacked(
  ["address", "uint24", "address", "uint24", "address"],
  [USDC, 100, DAI, 3000, WETH],
);
const DIRECT = [
  v3.call(V3_ROUTER, "exactInputSingle", [[USDC, WETH, 500, ALICE, given, least, 0]], { from }),
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [given, least, [USDC, WETH], ALICE, SOON], { from }),
];
const OVER_DAI = [
  v3.call(V3_ROUTER, "exactInput", [[over, ALICE, given, least]], { from }),
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [given, least, [USDC, DAI, WETH], ALICE, SOON], { from }),
];

const trading = (rule: string) => `Swap 3000 USDC to WETH, 0.5% slippage, ${rule}`;

describe("what is to be left alone", () => {
  for (const rule of [
    "without routing through any other token",
    "no intermediate tokens",
    "no multi-hop routes",
    "don't hop through other tokens",
    "do not route through DAI",
    "avoid routing via DAI",
    "without touching DAI",
    "don't use DAI as an intermediate",
  ]) {
    it(`is no part of a trade's way: ${rule}`, () => {
      for (const tx of DIRECT) expect(outcome(trading(rule), tx, PRICES)).to.equal("PASS");
      for (const tx of OVER_DAI)
        expect(outcome(trading(rule), tx, PRICES)).to.equal("intent_alignment.prohibitions");
    });
  }

  it("is in no call at all", () => {
    for (const tx of DIRECT) {
      for (const rule of ["do not touch my DAI", "never touch LINK", "please don't touch my ETH"])
        expect(outcome(trading(rule), tx, PRICES), rule).to.equal("PASS");
      for (const rule of ["do not use USDC", "don't touch my WETH", "never touch USDC or DAI"])
        expect(outcome(trading(rule), tx, PRICES), rule).to.equal("intent_alignment.prohibitions");
    }
  });

  it("cannot be told where other words describe it", () => {
    for (const rule of [
      "do not route through Uniswap",
      "never route through unverified pools",
      "don't route via low liquidity pools",
    ])
      for (const tx of DIRECT) expect(outcome(trading(rule), tx, PRICES), rule).not.to.equal("PASS");
  });
});

describe("a time before which nothing is to be done", () => {
  const tx = { chainId: 1, from, to: USDC, data: calldata("transfer(address,uint256)", BOB, 250_000_000n) };
  for (const rule of [
    "don't do it before 2026-11-16",
    "do not execute before tomorrow",
    "don't send it until Friday",
    "no sooner than next week",
    "not until tomorrow",
  ])
    it(`has to have come, which no transaction shows: ${rule}`, () => {
      expect(outcome(`Send 250 USDC to ${BOB}`, tx)).to.equal("PASS");
      expect(outcome(`Send 250 USDC to ${BOB}, ${rule}`, tx)).not.to.equal("PASS");
    });
});
