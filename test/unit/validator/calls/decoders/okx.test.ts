import { expect } from "chai";
import { encoded, expectOnly, expectRefused, THIEF } from "../../deeds/judged.ts";
import { callOf, refusalOf, USER } from "./decoded-calls.ts";

const ROUTER = "0x5e1f62dac767b0491e3ce72469c217365d5b48cc";
const WRAP = "swapWrap(uint256,uint256)";
const UNWRAPS = 1n << 255n;
const ETHER = 10n ** 18n;

describe("OKX's wrapping", () => {
  const sent = (rawdata: bigint, value = 0n, to = ROUTER, behind = "") => ({
    to,
    value,
    data: `${encoded(WRAP, [7, rawdata])}${behind}`,
  });

  it("goes the way and takes the amount that its word says, for the caller", () => {
    const call = callOf(ROUTER, WRAP, [7, UNWRAPS + ETHER]);
    expect(call).to.include({ operation: "unwrap", protocol: "okx", recipient: USER });
    expect(call.amountIn).to.deep.include({ baseUnits: ETHER });
    expect(call.amountIn?.asset.symbol).to.equal("WETH");
    expect(callOf(ROUTER, WRAP, [7, ETHER], { value: ETHER })).to.include({ operation: "wrap" });
  });

  it("is not read with bits that nobody knows, or with nothing to wrap", () => {
    expect(refusalOf(ROUTER, WRAP, [7, UNWRAPS + (1n << 250n) + ETHER]).problem).to.include("another way");
    expect(refusalOf(ROUTER, WRAP, [7, UNWRAPS]).problem).to.include("nothing");
  });

  it("answers what is asked for, without a commission behind it", () => {
    expectOnly("Unwrap 1 WETH with the OKX DEX router", sent(UNWRAPS + ETHER), {
      direction: sent(ETHER, ETHER),
      amount: sent(UNWRAPS + 2n * ETHER),
      "value beside it": sent(UNWRAPS + ETHER, 1n),
      contract: sent(UNWRAPS + ETHER, 0n, THIEF),
      commission: sent(UNWRAPS + ETHER, 0n, ROUTER, `3ca20afc2aaa${"0".repeat(12)}${THIEF.slice(2)}`),
    });
    expectRefused(sent(ETHER, ETHER / 2n), ["Wrap 1 ETH with the OKX DEX router"]);
  });
});
