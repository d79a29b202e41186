import { expect } from "chai";
import { ALICE } from "../../../corpus/parties.ts";
import { ANCHOR, readAlone, showIntent } from "./show-intent.ts";

describe("what traders write", () => {
  for (const [rule, text, step] of [
    ["a floor is the least", "Sell 2 ETH for USDT, floor 5950 USDT", "swap 2 ETH -> >=5950 USDT"],
    ["a cap is the most", "Buy 1 WETH with USDC; cap 3030 USDC", "swap <=3030 USDC -> 1 WETH"],
    ["a budget is the most", "Buy 1 WETH with a budget of 3030 USDC", "swap <=3030 USDC -> 1 WETH"],
    ["the least is got, whatever leads to it", "Sell 2 ETH with a minimum of 5 DAI", "swap 2 ETH -> >=5 DAI"],
    ["what is paid is given", "Buy 5 LINK and pay 75 USDC", "swap 75 USDC -> 5 LINK"],
    [
      "what is sent on bounds the trade",
      `Swap 3 DAI to USDC and send it to ${ALICE}, at least 2 USDC`,
      "swap 3 DAI -> >=2 USDC to 0x7a16",
    ],
    ["a chain may stand before its coin", `Send 0.05 Base ETH to ${ALICE}`, "transfer 0.05 ETH to 0x7a16"],
    [
      "labels tell the sides",
      "Action: swap; Token in: DAI; Amount in: 5; Token out: USDC",
      "swap 5 DAI -> USDC",
    ],
  ] as const)
    it(`${rule}: ${text}`, () => {
      expect(showIntent(text).steps).to.deep.equal([step]);
    });

  it("a chain before a coin is the chain", () => {
    expect(showIntent(`Send 0.05 Base ETH to ${ALICE}`)).to.include({ chain: 8453 });
    expect(showIntent(`Send 50000 base units of USDC to ${ALICE}`)).to.not.have.property("chain");
  });

  it("what is granted for a time ends then, what is executed within a time is done then", () => {
    const deadline = (text: string) => readAlone(text, ANCHOR).deadline;
    expect(deadline("Allow Permit2 to spend 5 USDC within an hour")).to.include({ isValidity: true });
    expect(deadline("Approve 5 USDC for Permit2, execute within an hour")).to.include({ isExecution: true });
    expect(deadline("Approve 5 USDC for Permit2 within an hour")).to.not.have.any.keys(
      "isValidity",
      "isExecution",
    );
  });

  it("more than a day from now is not now, and no deadline", () => {
    expect(showIntent("Swap 5 DAI for USDC in a month")).to.have.all.keys("steps");
    expect(showIntent("Swap 5 DAI for USDC. My lease ends in a month.")).to.have.all.keys("steps");
    expect(showIntent("Swap 5 DAI for USDC in 10 minutes")).to.include({ deadline: "2026-11-15T12:10:00" });
  });

  it("a fee that is accepted is the most", () => {
    const fee = (text: string) => readAlone(text, ANCHOR).serviceFee;
    expect(fee("Swap 1 ETH to USDC; 0.25% fee is ok")).to.include({ bips: 25 });
    expect(fee("Swap 1 ETH to USDC, fees no more than 0.3%")).to.include({ bips: 30, ofPools: true });
    expect(fee("Swap 1 ETH to USDC, fee must be zero")).to.include({ bips: 0 });
    expect(fee("Swap 1 ETH to USDC with gas fees under 1%")).to.equal(undefined);
  });
});
