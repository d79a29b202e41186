import { expect } from "chai";
import { pricesIn } from "../../../../validator/case/prices.ts";
import { mevRiskyParameters } from "../../../../validator/nodes/adversarial-detection/mev-risky-parameters.ts";
import { amountMatching } from "../../../../validator/nodes/intent-alignment/amount-matching.ts";
import { deadlineConsistency } from "../../../../validator/nodes/intent-alignment/deadline-consistency.ts";
import { feeAlignment } from "../../../../validator/nodes/intent-alignment/fee-alignment.ts";
import { partialFill } from "../../../../validator/nodes/intent-alignment/partial-fill.ts";
import { slippageTolerance } from "../../../../validator/nodes/intent-alignment/slippage-tolerance.ts";
import { tokenMatching } from "../../../../validator/nodes/intent-alignment/token-matching.ts";
import {
  amount,
  dai,
  eth,
  NOW,
  quote,
  STRANGER,
  statusOf,
  step,
  swap,
  swapStep,
  token,
  USDC,
  usdc,
  WETH,
  weth,
} from "../case/hand-made-case.ts";

const prices = { ETH: 3000, USDC: 1 };
const slippage = (bips: number) => ({ bips, quote: quote(`${bips / 100}%`) });
const { deadline: _, ...endless } = swap();
const waiver = { of: "minimum output" as const, quote: quote("any amount is fine") };
const atLeast = (one: ReturnType<typeof weth>) => ({ ...one, bound: "at least" as const });
const atMost = (one: ReturnType<typeof weth>) => ({ ...one, bound: "at most" as const });

describe("the tokens of a trade", () => {
  const status = (calls: Parameters<typeof swap>[0], parts: Parameters<typeof swapStep>[0] = {}) =>
    statusOf(tokenMatching, { calls: [swap(calls)], steps: [swapStep(parts)] });

  it("are those that the intent names, on both sides", () => {
    expect(status({})).to.equal("PASS");
    expect(status({ amountIn: dai(3000) })).to.equal("FAIL");
    expect(status({ amountOut: atLeast(dai(2990)) })).to.equal("FAIL");
  });

  it("have to be named on both sides", () => {
    expect(status({}, { tokenOut: undefined })).to.equal("FAIL");
    expect(status({}, { token: undefined })).to.equal("FAIL");
  });

  it("may be the wrapped form of the currency, but not the currency where its wrapped form is asked for", () => {
    expect(status({}, { tokenOut: token("ETH") })).to.equal("PASS");
    expect(status({ amountOut: atLeast(eth(0.99)) })).to.equal("FAIL");
  });
});

describe("the amounts of a trade", () => {
  const status = (calls: Parameters<typeof swap>[0], parts: Parameters<typeof swapStep>[0] = {}) =>
    statusOf(amountMatching, { calls: [swap(calls)], steps: [swapStep(parts)] });
  const buying = { amount: undefined, token: token("USDC"), amountOut: amount("1", "WETH") };

  it("are given exactly as the intent says", () => {
    expect(status({})).to.equal("PASS");
    expect(status({ amountIn: usdc(3000.000001) })).to.equal("FAIL");
  });

  it("are fixed on the side that the intent fixes", () => {
    expect(status({ amountIn: atMost(usdc(3000)), amountOut: weth(1) })).to.equal("FAIL");
    expect(status({ amountIn: atMost(usdc(3090)), amountOut: weth(1) }, buying)).to.equal("PASS");
    expect(status({}, buying)).to.equal("FAIL");
    expect(status({ amountIn: atMost(usdc(3090)), amountOut: weth(1.1) }, buying)).to.equal("FAIL");
  });

  it("never come to more than a stated most nor to less than a stated least", () => {
    const bounded = { ...buying, amount: amount("3050", "USDC", "at most") };
    expect(status({ amountIn: atMost(usdc(3050)), amountOut: weth(1) }, bounded)).to.equal("PASS");
    expect(status({ amountIn: atMost(usdc(3051)), amountOut: weth(1) }, bounded)).to.equal("FAIL");
    const least = { amountOut: amount("0.99", "WETH", "at least") };
    expect(status({}, least)).to.equal("PASS");
    expect(status({ amountOut: atLeast(weth(0.989)) }, least)).to.equal("FAIL");
  });

  it("may fall short of a stated price by the slippage only", () => {
    expect(status({ amountOut: atLeast(weth(0.97)) }, { amountOut: amount("1", "WETH") })).to.equal("PASS");
    expect(status({ amountOut: atLeast(weth(0.96)) }, { amountOut: amount("1", "WETH") })).to.equal("FAIL");
  });

  it("are not all there is where a number is asked for", () => {
    expect(status({ amountIn: { ...usdc(3000), bound: "all" } })).to.equal("FAIL");
  });
});

describe("the slippage of a trade", () => {
  const status = (given: Parameters<typeof swap>[0], intent = {}, more = {}) =>
    statusOf(slippageTolerance, { calls: [swap(given)], steps: [swapStep()], intent, prices, ...more });

  it("is what lies between the minimum and the price, in each token's own decimals", () => {
    expect(status({ amountOut: atLeast(weth(0.9951)) }, { slippage: slippage(50) })).to.equal("PASS");
    expect(status({ amountOut: atLeast(weth(0.993)) }, { slippage: slippage(50) })).to.equal("FAIL");
  });

  it("may be 3 % where the intent says nothing", () => {
    expect(status({ amountOut: atLeast(weth(0.971)) })).to.equal("PASS");
    expect(status({ amountOut: atLeast(weth(0.965)) })).to.equal("FAIL");
  });

  it("does not count the pool's fee", () => {
    const given = { amountOut: atLeast(weth(0.9925)) };
    expect(status({ ...given, poolFees: [3000n] }, { slippage: slippage(50) })).to.equal("PASS");
    expect(status(given, { slippage: slippage(50) })).to.equal("FAIL");
  });

  it("is judged by the most that is given where what is got is fixed", () => {
    const steps = [step("swap", { token: token("USDC"), amountOut: amount("1", "WETH") })];
    const purchase = (most: number) => ({ amountIn: atMost(usdc(most)), amountOut: weth(1) });
    expect(status(purchase(3080), {}, { steps })).to.equal("PASS");
    expect(status(purchase(3200), {}, { steps })).to.equal("FAIL");
    expect(status(purchase(3080), {}, { steps, prices: {} })).to.equal("FAIL");
  });

  it("is not what the request claims", () => {
    const claims = { slippageBips: 50, protocol: undefined };
    expect(status({ amountOut: atLeast(weth(0.9)) }, {}, { claims })).to.equal("FAIL");
    expect(status({ amountOut: atLeast(weth(0.975)) }, {}, { claims })).to.equal("FAIL");
    const looser = { slippageBips: 300, protocol: undefined };
    expect(
      status({ amountOut: atLeast(weth(0.999)) }, { slippage: slippage(50) }, { claims: looser }),
    ).to.equal("FAIL");
  });

  it("of dollar coins is told without prices, of others not", () => {
    const stable = { amountOut: atLeast(dai(2900)) };
    expect(status(stable, {}, { prices: {} })).to.equal("FAIL");
    expect(status({ amountOut: atLeast(dai(2990)) }, {}, { prices: {} })).to.equal("PASS");
    expect(status({}, {}, { prices: {} })).to.equal("FAIL");
  });

  it("needs no price where the intent's own words bound the trade", () => {
    const steps = [swapStep({ amountOut: amount("0.98", "WETH", "at least") })];
    expect(status({}, {}, { steps, prices: {} })).to.equal("PASS");
    expect(status({}, { slippage: slippage(50) }, { prices: {} })).to.equal("FAIL");
  });

  it("is judged by the operator's price where the request tells another", () => {
    const priceRecord = {
      operator: { source: "aave-oracle", read_at: "", usd: { [WETH]: 3000, [USDC]: 1 } },
      told: { WETH: 6000 },
    };
    const half = { amountOut: atLeast(weth(0.5)) };
    const opened = { priceRecord, prices: pricesIn(priceRecord, 1) };
    expect(status(half, {}, opened)).to.equal("FAIL");
    expect(status(half, {}, { prices: { WETH: 6000, USDC: 1 } })).to.equal("PASS");
  });

  it("may be waived", () => {
    expect(status({ amountOut: atLeast(weth(0.5)) }, { waivers: [waiver] })).to.equal("PASS");
  });
});

describe("a trade without protection", () => {
  const status = (given: Parameters<typeof swap>[0], intent = {}) =>
    statusOf(mevRiskyParameters, { calls: [swap(given)], steps: [swapStep()], intent });

  it("fails where it has no minimum or only dust, unless the user waives it", () => {
    for (const nothing of [0n, 1n, 1000n]) {
      const amountOut = { ...weth(0), baseUnits: nothing, bound: "at least" as const };
      expect(status({ amountOut })).to.equal("FAIL");
      expect(status({ amountOut }, { waivers: [waiver] })).to.equal("PASS");
    }
    expect(status({})).to.equal("PASS");
  });

  it("fails where it may give without end", () => {
    const amountIn = { ...usdc(0), baseUnits: 2n ** 256n - 1n, bound: "at most" as const };
    expect(status({ amountIn, amountOut: weth(1) })).to.equal("FAIL");
  });

  it("fails where it stays good for days, unless the intent names a time or it is an order", () => {
    const deadline = NOW + 2n * 86_400n;
    expect(status({ deadline })).to.equal("FAIL");
    expect(status({ deadline, protocol: "cow" })).to.equal("PASS");
    expect(status({ deadline: NOW + 40n * 86_400n, protocol: "cow" })).to.equal("FAIL");
    expect(status({ deadline }, { deadline: { at: 0, quote: quote("by Friday") } })).to.equal("PASS");
  });
});

describe("deadlines", () => {
  const inSeconds = (seconds: number) => ({
    at: (Number(NOW) + seconds) * 1000,
    quote: quote("within 30 minutes"),
  });
  const status = (given: Parameters<typeof swap>[0], intent = {}) =>
    statusOf(deadlineConsistency, { calls: [swap(given)], steps: [swapStep()], intent });

  it("of a call must lie ahead, and not after what the intent says", () => {
    expect(status({ deadline: NOW - 1n })).to.equal("FAIL");
    expect(status({ deadline: NOW + 1800n }, { deadline: inSeconds(1800) })).to.equal("PASS");
    expect(status({ deadline: NOW + 3600n }, { deadline: inSeconds(1800) })).to.equal("FAIL");
  });

  it("must be there in a trade where the intent names one, by the call or by the request", () => {
    const status = (more = {}) =>
      statusOf(deadlineConsistency, {
        calls: [endless],
        steps: [swapStep()],
        intent: { deadline: inSeconds(1800) },
        ...more,
      });
    expect(status()).to.equal("FAIL");
    const claims = { slippageBips: undefined, protocol: undefined, validUntil: NOW + 900n };
    expect(status({ claims })).to.equal("PASS");
    expect(status({ claims: { ...claims, validUntil: NOW - 5n } })).to.equal("FAIL");
  });
});

describe("fees", () => {
  const status = (given: Parameters<typeof swap>[0], intent = {}) =>
    statusOf(feeAlignment, { calls: [swap(given)], steps: [swapStep()], intent });
  const uniswap = "0x000000fee13a103a10d593b9ae06b3e05f2e7e1c";

  it("of the pool are those that the intent names", () => {
    const poolFee = { millionths: 500n, quote: quote("0.05% pool") };
    expect(status({ poolFees: [500n] }, { poolFee })).to.equal("PASS");
    expect(status({ poolFees: [500n, 3000n] }, { poolFee })).to.equal("FAIL");
    expect(status({}, { poolFee })).to.equal("FAIL");
  });

  it("go to known interfaces or to whom the intent names, and stay under 1 %", () => {
    expect(status({ fees: [{ recipient: uniswap, bips: 25n }] })).to.equal("PASS");
    expect(status({ fees: [{ recipient: uniswap, bips: 250n }] })).to.equal("FAIL");
    expect(status({ fees: [{ recipient: STRANGER, bips: 25n }] })).to.equal("FAIL");
    expect(status({ fees: [{ recipient: STRANGER, bips: 25n }] }, { text: `a fee to ${STRANGER}` })).to.equal(
      "PASS",
    );
    expect(status({ fees: [{ recipient: uniswap, amount: usdc(60) }] })).to.equal("FAIL");
  });
});

describe("an order that may be filled in parts", () => {
  const status = (partiallyFillable: boolean, allowed?: boolean, isSet = false) =>
    statusOf(partialFill, {
      calls: [swap({ partiallyFillable })],
      steps: [swapStep()],
      intent: allowed === undefined ? {} : { partialFill: { allowed, isSet, quote: quote("partial fills") } },
    });

  it("fails only where the intent forbids it", () => {
    expect(status(true, false)).to.equal("FAIL");
    expect(status(false, false)).to.equal("PASS");
    expect(status(true, true)).to.equal("PASS");
    expect(status(true)).to.equal("PASS");
  });

  it("has to be fillable so where the intent sets it, and not where it only bears it", () => {
    expect(status(false, true, true)).to.equal("FAIL");
    expect(status(true, true, true)).to.equal("PASS");
    expect(status(false, true)).to.equal("PASS");
  });
});
