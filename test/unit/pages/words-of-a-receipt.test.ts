import { expect } from "chai";
import { callInWords } from "../../../web/transactions/call-in-words.ts";
import { showValue } from "../../../web/transactions/show-value.ts";

const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";

describe("a receipt", () => {
  it("says what a call gives, gets and lets others do, in the tokens' own units", () => {
    const facts = callInWords({
      operation: "swap",
      protocol: "uniswap_v3",
      amount_in: { amount: "1000", base_units: "1000000000", token: "USDC", contract: USDC },
      amount_out: {
        amount: "0.35",
        base_units: "350000000000000000",
        bound: "at least",
        token: "WETH",
        contract: USDC,
      },
      recipient: USDC,
    });
    expect(facts).to.deep.equal([
      { name: "Does", value: "swap (uniswap v3)" },
      { name: "Gives", value: "1000 USDC" },
      { name: "Gets", value: "at least 0.35 WETH" },
      { name: "To", value: USDC },
    ]);
  });

  it("shows an amount of a token that nobody knows in its smallest units, with the contract", () => {
    const amount = { amount: null, base_units: "12", token: null, contract: USDC };
    expect(callInWords({ amount_in: amount })).to.deep.equal([
      { name: "Gives", value: `12 base units of ${USDC}` },
    ]);
  });

  it("says that a deadline beyond all dates is none", () => {
    expect(callInWords({ deadline: (2n ** 256n - 1n).toString() })).to.deep.equal([
      { name: "Until", value: "no end" },
    ]);
  });

  it("shows what a check compared, whatever its shape", () => {
    expect(showValue({ text: "0.1 ETH", base_units: "1" })).to.equal("0.1 ETH");
    expect(showValue({ amount: "1", token: "ETH", contract: "native" })).to.equal("1 ETH");
    expect(showValue(["a", "b"])).to.equal("a, b");
    expect(showValue([])).to.equal("nothing");
    expect(showValue({ max_fee: { amount: "3" }, on: true })).to.equal("max fee: 3; on: true");
    expect(showValue(null)).to.equal("nothing");
  });
});
