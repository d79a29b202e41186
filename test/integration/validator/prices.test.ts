import { expect } from "chai";
import { replay } from "../../../commands/verdict/replay.ts";
import { createArbiter } from "../../../validator/arbiter.ts";
import type { Verdict } from "../../../validator/case/verdict.ts";
import { loadReferenceData } from "../../../validator/data/reference-data.ts";
import { createEngine } from "../../../validator/engine/engine.ts";
import { type PriceSource, PricesUnavailable } from "../../../validator/prices/ask-prices.ts";
import { USDC, USER, V3_ROUTER, WETH } from "../../corpus/addresses.ts";
import { v3 } from "../../corpus/encoders/uniswap.ts";
import { ETHER, EVALUATED_AT, SOON, USD6 } from "../../corpus/terms.ts";

const sell = (minimum: bigint) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[WETH, USDC, 500, USER, SOON, ETHER, minimum, 0]]);
const request = (intent: string, minimum: bigint, metadata = {}) =>
  JSON.stringify({ human_intent: intent, proposed_tx: sell(minimum), metadata });

describe("the arbiter with an operator's source of prices", () => {
  const asked: { chainId: number; contracts: readonly string[] }[] = [];
  let isAway = false;
  const source: PriceSource = {
    name: "aave-oracle",
    async read(chainId, contracts) {
      asked.push({ chainId, contracts });
      if (isAway) throw new Error("away");
      return new Map([
        [WETH.toLowerCase() as `0x${string}`, 3000],
        [USDC.toLowerCase() as `0x${string}`, 1],
      ]);
    },
  };
  const arbiter = createArbiter({ threads: 2, priceSource: source });
  before(() => arbiter.ready);
  after(() => arbiter.close());
  beforeEach(() => {
    asked.length = 0;
    isAway = false;
  });
  const judge = async (text: string) => {
    const verdict = await arbiter.validateJson(text, { evaluatedAt: EVALUATED_AT });
    return { text: verdict, verdict: JSON.parse(verdict) as Verdict };
  };

  it("asks once for the assets of a trade, and judges by what it answers", async () => {
    const good = await judge(request("Swap 1 WETH for USDC, max slippage 0.5%", 2990n * USD6));
    expect(good.verdict.decision, good.verdict.reason).to.equal("PASS");
    expect(asked).to.deep.equal([{ chainId: 1, contracts: [WETH.toLowerCase(), USDC.toLowerCase()] }]);
    const bad = await judge(request("Swap 1 WETH for USDC, max slippage 0.5%", 1n * USD6));
    expect(bad.verdict.primary_failure_node).to.equal("intent_alignment.slippage_tolerance");
    expect(bad.verdict.results["intent_alignment.slippage_tolerance"]?.details.told_by).to.equal("operator");
  });

  it("believes no price of the request where it has its own", async () => {
    const metadata = { prices: { WETH: 1, USDC: 1 } };
    const { verdict } = await judge(request("Swap 1 WETH for USDC", 1n * USD6, metadata));
    expect(verdict.primary_failure_node).to.equal("intent_alignment.slippage_tolerance");
  });

  it("records the prices, and a replay judges by the recorded ones to the byte", async () => {
    const asking = request("Swap 1 WETH for USDC", 2950n * USD6);
    const { text, verdict } = await judge(asking);
    expect(verdict.context.prices).to.deep.include({
      operator: {
        source: "aave-oracle",
        read_at: (verdict.context.prices as { operator: { read_at: string } }).operator.read_at,
        usd: { [WETH.toLowerCase()]: 3000, [USDC.toLowerCase()]: 1 },
      },
    });
    const engine = createEngine(loadReferenceData({}));
    expect(replay(engine, { request: asking, verdict: text })).to.deep.equal({
      agrees: true,
      lines: ["same bytes"],
    });
  });

  it("asks for nothing where the intent's own words bound the trade, or nothing is traded", async () => {
    await judge(request("Swap 1 WETH for at least 2,900 USDC", 2900n * USD6));
    await judge(
      JSON.stringify({ human_intent: `Send 1 ETH to ${USER}`, proposed_tx: { to: USER, value: `${ETHER}` } }),
    );
    expect(asked).to.deep.equal([]);
  });

  it("gives no verdict while the source is away and would decide", async () => {
    isAway = true;
    const failure = await judge(request("Swap 1 WETH for USDC", 2950n * USD6)).catch(
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(PricesUnavailable);
  });
});
