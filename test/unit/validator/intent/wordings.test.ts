import { expect } from "chai";
import { ALICE } from "../../../corpus/parties.ts";
import { showIntent } from "./show-intent.ts";

describe("what people say in other words", () => {
  for (const [text, step] of [
    [`Dispatch 5 USDC to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`shoot 5 usdc over to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`5 USDC should be transferred to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`5 USDC to ${ALICE} please`, "transfer 5 USDC to 0x7a16"],
    [`To: ${ALICE}\nAmount: 5 USDC`, "transfer 5 USDC to 0x7a16"],
    [`Send seven tenths of an ETH to ${ALICE}`, "transfer 0.7 ETH to 0x7a16"],
    [`Send 1 and 1/4 ETH to ${ALICE}`, "transfer 1.25 ETH to 0x7a16"],
    [`Send one hundred (100) USDC to ${ALICE}`, "transfer 100 USDC = 100 to 0x7a16"],
    [`Send him 5 USDC at ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    ["Flip 25 LINK to USDC", "swap 25 LINK -> USDC"],
    ["Aave: supply 900 USDC", "supply 900 USDC on aave"],
    ["Park 900 USDC in Aave", "supply 900 USDC on aave"],
    ["Reduce my DAI debt on Compound V2 by 60 DAI", "repay 60 DAI on compound_v2"],
    ["Stake 3 of my ETH with Lido", "stake 3 ETH on lido"],
    [`Whitelist ${ALICE} for 75 USDC`, "approve 75 USDC to 0x7a16"],
    [`User requests that 5 USDC be sent to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`User instructs the agent to send 5 USDC to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
    [`snd 5 usdc to ${ALICE}`, "transfer 5 USDC to 0x7a16"],
  ] as const)
    it(`is understood: ${text}`, () => {
      expect(showIntent(text).steps).to.deep.equal([step]);
    });

  for (const [text, steps] of [
    [
      `Send 5 USDC to ${ALICE} and 5 USDC to bob.eth`,
      ["transfer 5 USDC to 0x7a16", "transfer 5 USDC to bob.eth"],
    ],
  ] as const)
    it(`has a step for each object: ${text}`, () => {
      expect(showIntent(text).steps).to.deep.equal(steps);
    });
});
