import { expect } from "chai";
import { C_USDC, DAI, USDC, USER, V2_ROUTER } from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { v2 } from "../../../corpus/encoders/uniswap.ts";
import { decide } from "../../../corpus/outcome.ts";
import { ETHER, SOON } from "../../../corpus/terms.ts";

const comptroller = callsOf(["function enterMarkets(address[] cTokens)"]);
const entered = comptroller.call("0x3d9819210A31b4961b30EF54bE2aeD79B9c9Cd3B", "enterMarkets", [[C_USDC]]);
const traded = {
  from: USER,
  transactions: [
    erc20.call(DAI, "approve", [V2_ROUTER, 350n * ETHER]),
    v2.call(V2_ROUTER, "swapExactTokensForTokens", [350n * ETHER, 347_200_000n, [DAI, USDC], USER, SOON]),
  ],
};

describe("who asks about a thing does not ask for it:", () => {
  for (const [tx, right, question] of [
    [
      entered,
      "Have my cUSDC used as collateral in Compound V2, i.e. enter that market.",
      "Is my cUSDC being used as collateral in Compound V2, i.e. have I entered that market?",
    ],
    [
      traded,
      "univ2 router allowance 350 dai + swap of the 350 to usdc, amountOutMin 347.2",
      "how much gas for univ2 router allowance 350 dai + swap of the 350 to usdc, amountOutMin 347.2",
    ],
  ] as const)
    it(question, () => {
      expect(decide(right, tx)).to.equal("PASS");
      expect(decide(question, tx)).to.equal("REJECT");
    });
});
