import { expect } from "chai";
import { encoded, expectOnly, THIEF } from "../../deeds/judged.ts";
import { callOf, refusalOf, USER } from "./decoded-calls.ts";

const ROUTER = "0xAE563E3f8219521950555F5962419C8919758Ea2";
const BATCH = "0x136f1EFcC3f8f88516B9E94110D56FDBfB1778d1";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const DAI = "0x6b175474e89094c44da98b954eedeac495271d0f";
const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const POOL = "0x1111111111111111111111111111111111111111";
const [USD, ETHER] = [10n ** 6n, 10n ** 18n];
const SOON = 1_794_750_000;
const EXACT_IN = "swapSingleTokenExactIn(address,address,address,uint256,uint256,uint256,bool,bytes)";
const PATH = "(address,(address,address,bool)[],uint256,uint256)[]";

describe("Balancer's routers of version 3", () => {
  it("give to the sender what the call bounds, of the tokens that it names", () => {
    const sold = (one: { given?: string; got?: string; amount?: bigint; least?: bigint; to?: string }) => ({
      to: one.to ?? ROUTER,
      data: encoded(EXACT_IN, [
        POOL,
        one.given ?? USDC,
        one.got ?? DAI,
        one.amount ?? 100n * USD,
        one.least ?? 99n * ETHER,
        SOON,
        false,
        "0x",
      ]),
    });
    expectOnly("Swap 100 USDC for at least 99 DAI on Balancer", sold({}), {
      "token given": sold({ given: WETH }),
      "token got": sold({ got: WETH }),
      amount: sold({ amount: 101n * USD }),
      least: sold({ least: 9n * ETHER }),
      "least, none": sold({ least: 0n }),
      contract: sold({ to: THIEF }),
    });
  });

  it("take the currency itself where it comes as value, and give it unwrapped", () => {
    const given = callOf(ROUTER, EXACT_IN, [POOL, WETH, USDC, ETHER, 3000n * USD, SOON, true, "0x"], {
      value: ETHER,
    });
    expect(given.amountIn?.asset.contract).to.equal("native");
    const got = callOf(ROUTER, EXACT_IN, [POOL, USDC, WETH, 3000n * USD, ETHER, SOON, true, "0x"]);
    expect(got.amountOut).to.deep.include({ baseUnits: ETHER, bound: "at least" });
    expect(got.amountOut?.asset.contract).to.equal("native");
    expect(got.recipient).to.equal(USER);
  });

  it("trade by several ways with the same ends, and by no others", () => {
    const way = (out: string, amount: bigint, least: bigint) => [USDC, [[POOL, out, false]], amount, least];
    const signature = `swapExactIn(${PATH},uint256,bool,bytes)`;
    const ways = [way(DAI, 60n * USD, 59n * ETHER), way(DAI, 40n * USD, 39n * ETHER)];
    const call = callOf(BATCH, signature, [ways, SOON, false, "0x"]);
    expect(call.amountIn).to.deep.include({ baseUnits: 100n * USD });
    expect(call.amountOut).to.deep.include({ baseUnits: 98n * ETHER, bound: "at least" });
    const apart = [way(DAI, 60n * USD, 59n * ETHER), way(WETH, 40n * USD, 1n)];
    expect(refusalOf(BATCH, signature, [apart, SOON, false, "0x"]).problem).to.include("different ends");
    const out = callOf(BATCH, `swapExactOut(${PATH},uint256,bool,bytes)`, [
      [way(DAI, 101n * USD, 100n * ETHER)],
      SOON,
      false,
      "0x",
    ]);
    expect(out.amountIn).to.deep.include({ baseUnits: 101n * USD, bound: "at most" });
    expect(out.amountOut).to.deep.include({ baseUnits: 100n * ETHER });
  });

  it("are not read with data for the code of pools", () => {
    const values = [POOL, USDC, DAI, 100n * USD, 99n * ETHER, SOON, false, "0x12"];
    expect(refusalOf(ROUTER, EXACT_IN, values).problem).to.include("data for the code");
  });
});
