import { expect } from "chai";
import { calldata } from "../../../corpus/calldata.ts";
import { decide, outcome } from "../../../corpus/outcome.ts";
import { ALICE, ETHER, PERMIT2, WETH } from "../../../corpus/parties.ts";

const SPENDERS = {
  swapRouter: "0xE592427A0AEce92De3Edee1F18E0157C05861564",
  swapRouter02: "0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45",
  universal: "0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af",
  v2Router: "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D",
  relayer: "0xC92E8bdf79f0507f65a392b0ab4667716BFE0110",
  settlement: "0x9008D19f58AAbD9eD0D60971565AA8510560ab41",
  permit2: PERMIT2,
};
type Name = keyof typeof SPENDERS;
const approval = (name: Name) => ({
  chainId: 1,
  from: ALICE,
  to: WETH,
  data: calldata("approve(address,uint256)", SPENDERS[name], 2n * ETHER),
});

describe("a spender named by what kind of a protocol's contracts it is", () => {
  const meant: readonly (readonly [words: string, name: Name])[] = [
    ["swap router 02", "swapRouter02"],
    ["Uniswap's swap router 02", "swapRouter02"],
    ["the new Uniswap router (SwapRouter02)", "swapRouter02"],
    ["the v2 router of Uniswap", "v2Router"],
    ["Uniswap's universal router", "universal"],
    ["the CoW relayer", "relayer"],
    ["the GPv2 vault relayer", "relayer"],
    ["the CoW settlement contract", "settlement"],
  ];
  for (const [words, name] of meant) {
    it(`is that one and none of the others: ${words}`, () => {
      for (const intent of [`Approve 2 WETH for ${words}`, `Give ${words} an allowance of 2 WETH`]) {
        expect(decide(intent, approval(name)), intent).to.equal("PASS");
        for (const other of Object.keys(SPENDERS) as Name[])
          if (other !== name)
            expect(decide(intent, approval(other)), `${intent}: ${other}`).to.equal("REJECT");
      }
    });
  }

  it("is a contract that spends, where only the protocol is named", () => {
    for (const intent of ["Approve 2 WETH for CoW Swap", "Let CoW Protocol spend 2 WETH"]) {
      expect(outcome(intent, approval("relayer")), intent).to.equal("PASS");
      expect(outcome(intent, approval("settlement")), intent).to.equal("intent_alignment.spender_matching");
    }
  });
});
