import { expect } from "chai";
import { ALICE } from "../../../corpus/parties.ts";
import { showIntent } from "./show-intent.ts";

describe("what people say in other words", () => {
  for (const [text, step] of [
    [`Dispatch 5 USDC to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`shoot 5 usdc over to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`5 USDC needs to go to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`Make sure ${ALICE} gets 5 USDC`, "transfer 5 USDC to 0x7a16"],
    [`5 USDC should be transferred to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`5 USDC to ${ALICE} please`, "transfer 5 USDC to 0x7a16"],
    [`To: ${ALICE}\nAmount: 5 USDC`, "transfer 5 USDC to 0x7a16"],
    [`Send seven tenths of an ETH to ${ALICE}`, "transfer 0.7 ETH to 0x7a16"],
    [`Send 1 and 1/4 ETH to ${ALICE}`, "transfer 1.25 ETH to 0x7a16"],
    [`Send one hundred (100) USDC to ${ALICE}`, "transfer 100 USDC to 0x7a16"],
    [`Send him 5 USDC at ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    ["I need 0.4 WETH unwrapped", "unwrap 0.4 WETH"],
    ["100 UNI -> USDC", "swap 100 UNI -> USDC"],
    ["Flip 25 LINK to USDC", "swap 25 LINK -> USDC"],
    ["I'd like to get rid of 25 LINK in exchange for USDC", "swap 25 LINK -> USDC"],
    ["Aave: supply 900 USDC", "supply 900 USDC on aave"],
    ["Park 900 USDC in Aave", "supply 900 USDC on aave"],
    ["get my 60 DAI back from compound v2", "withdraw 60 DAI on compound_v2"],
    ["pay 60 DAI back to compound v2", "repay 60 DAI on compound_v2"],
    ["Reduce my DAI debt on Compound V2 by 60 DAI", "repay 60 DAI on compound_v2"],
    ["Stake 3 of my ETH with Lido", "stake 3 ETH on lido"],
    [`Whitelist ${ALICE} for 75 USDC`, "approve 75 USDC to 0x7a16"],
    [`User requests that 5 USDC be sent to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`User instructs the agent to send 5 USDC to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`snd 5 usdc to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    ["5 ETH into USDC", "swap 5 ETH -> USDC"],
    ["Claim my Lido withdrawal requests 4711 and 4712", "claim #4711 #4712"],
  ] as const)
    it(`is understood: ${text}`, () => {
      expect(showIntent(text).steps).to.deep.equal([step]);
    });

  for (const [text, steps] of [
    ["Withdraw all my USDC and DAI from Aave", ["withdraw all USDC on aave", "withdraw all DAI on aave"]],
    ["Swap 5 USDC and 6 DAI for WETH", ["swap 5 USDC -> WETH", "swap 6 DAI -> WETH"]],
    [`Revoke ${ALICE} for USDC and DAI`, ["revoke USDC to 0x7a16", "revoke DAI to 0x7a16"]],
    [
      `Send 5 USDC to ${ALICE} and 5 USDC to bob.eth`,
      ["transfer 5 USDC to 0x7a16", "transfer 5 USDC to bob.eth"],
    ],
  ] as const)
    it(`has a step for each object: ${text}`, () => {
      expect(showIntent(text).steps).to.deep.equal(steps);
    });

  it("is no condition where it only says what comes next", () => {
    expect(showIntent(`Wrap 5 ETH. When done, send 5 WETH to ${ALICE}.`)).to.not.have.property("condition");
    expect(showIntent(`When he pays, send 5 WETH to ${ALICE}.`)).to.have.property("condition");
  });

  it("is no order where it tells what was done", () => {
    expect(showIntent(`Yesterday I sent 5 USDC to ${ALICE}`).steps).to.deep.equal([]);
  });
});
