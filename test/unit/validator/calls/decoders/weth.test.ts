import { expect } from "chai";
import { calldata, readOne, refusalOf, shown, USDC, USER, WETH } from "./uniswap-plans.ts";

describe("a call to the wrapped token's contract", () => {
  it("wraps the attached currency for the sender with deposit()", () => {
    const call = readOne({ to: WETH, data: calldata("deposit()", []), value: "5" });
    expect(call).to.include({ protocol: "weth", contract: "WETH", operation: "wrap", recipient: USER });
    expect([shown(call.amountIn), shown(call.amountOut)]).to.deep.equal(["5 native", "5 WETH"]);
  });

  it("unwraps for the sender with withdraw", () => {
    const call = readOne({ to: WETH, data: calldata("withdraw(uint256)", [7n]) });
    expect(call).to.include({ operation: "unwrap", recipient: USER, payable: false });
    expect([shown(call.amountIn), shown(call.amountOut)]).to.deep.equal(["7 WETH", "7 native"]);
  });

  it("wraps what is plainly sent to it", () => {
    const call = readOne({ to: WETH, value: "9" });
    expect(call).to.include({ protocol: "weth", operation: "wrap", signature: null, recipient: USER });
    expect([shown(call.amountIn), shown(call.amountOut)]).to.deep.equal(["9 native", "9 WETH"]);
  });

  it("is known by its own name on a chain with another currency", () => {
    const call = readOne(
      { to: "0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270", data: calldata("deposit()", []), value: "5" },
      137,
    );
    expect(call).to.include({ operation: "wrap", contract: "WPOL" });
  });

  it("names no recipient where nobody says who sends it", () => {
    expect(readOne({ to: WETH, value: "9", from: undefined })).not.to.have.property("recipient");
  });

  it("is not read anywhere else", () => {
    expect(refusalOf({ to: USDC, data: calldata("deposit()", []), value: "5" }).kind).to.equal(
      "not-understood",
    );
  });
});
