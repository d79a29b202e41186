import { expect } from "chai";
import { getAddress, Interface } from "ethers";
import type { NodeResult, Verdict } from "../../../../validator/case/verdict.ts";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { GRAPH, NODE_IDS } from "../../../../validator/nodes/graph.ts";
import { findRequirements } from "../../../../validator/nodes/intent-alignment/find-requirements.ts";
import { ALICE } from "../../../corpus/parties.ts";

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));
const NOW = Date.UTC(2026, 10, 15, 12);
const BOB = "0x1111111254eeb25477b68fb85ed929f73a960582";
const SENDER = "0x28c6c06298d514db089934071355e5743bf21d60";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const ROUTER02 = "0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45";
const router = new Interface([
  "function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable returns (uint256)",
]);

function judge(intent: string, proposed_tx: object, metadata: object = {}): Verdict {
  const judged = engine.judge(JSON.stringify({ human_intent: intent, proposed_tx, metadata }), NOW);
  if ("invalid" in judged) throw new Error(judged.invalid);
  return JSON.parse(judged.verdict);
}

const node = (verdict: Verdict, name: string): NodeResult | undefined =>
  Object.entries(verdict.results).find(([id]) => id.endsWith(`.${name}`))?.[1];

const oneEth = { from: SENDER, to: ALICE, value: (10n ** 18n).toString(), chainId: 1 };
const swap = (recipient = SENDER) => ({
  from: SENDER,
  to: ROUTER02,
  chainId: 1,
  value: "0",
  data: router.encodeFunctionData("exactInputSingle", [
    [USDC, WETH, 500, recipient, 500_000_000n, 199_000_000_000_000_000n, 0n],
  ]),
});
const PRICES = { prices: { USDC: 1, WETH: 2500, ETH: 2500 } };

describe("semantic nodes without a model", () => {
  it("are the reference's, at its levels, each with a question", () => {
    const semantic = GRAPH.filter(({ kind }) => kind === "semantic");
    expect(Object.fromEntries(semantic.map(({ id, level }) => [id, level]))).to.deep.equal({
      "adversarial_detection.intent_manipulation": 1,
      "intent_alignment.element_matching": 4,
      "adversarial_detection.parameter_manipulation": 5,
      "intent_alignment.requirement_compliance": 5,
      "adversarial_detection.consistency_analysis": 6,
    });
    for (const { id, question } of semantic) expect(question, id).to.be.a("string");
    for (const { kind, question } of GRAPH) if (kind === "hard") expect(question).to.equal(undefined);
  });

  it("count every element of the intent that a call bears out", () => {
    const result = node(judge(`Send 1 ETH to ${ALICE}`, oneEth), "element_matching");
    expect(result).to.include({ status: "PASS", confidence: 0.95 });
    expect(result?.details).to.deep.equal({
      coverage: "4 of 4",
      elements: [
        { element: "action", text: "Send", borne_out_by: "operation" },
        { element: "amount", text: "1 ETH", borne_out_by: "amountIn" },
        { element: "token", text: "ETH", borne_out_by: "amountIn" },
        { element: "party", text: ALICE, borne_out_by: "recipient" },
      ],
    });
  });

  it("bear out both sides of a trade and its protocol", () => {
    const verdict = judge("Swap 500 USDC for WETH on Uniswap V3", swap(), PRICES);
    expect(verdict.decision, verdict.reason).to.equal("PASS");
    const elements = node(verdict, "element_matching")?.details.elements as Record<string, string>[];
    expect(elements.map(({ element, borne_out_by }) => [element, borne_out_by])).to.deep.include.members([
      ["token", "amountIn"],
      ["token to receive", "amountOut"],
      ["protocol", "protocol"],
    ]);
  });

  it("name the check that holds each requirement", () => {
    const verdict = judge("Swap 500 USDC for WETH on Uniswap V3, max slippage 1%", swap(), PRICES);
    expect(verdict.decision, verdict.reason).to.equal("PASS");
    const result = node(verdict, "requirement_compliance");
    expect(result?.status, result?.reasoning).to.equal("PASS");
    const requirements = result?.details.requirements as Record<string, string>[];
    expect(requirements.map(({ requirement, held_by }) => [requirement, held_by])).to.deep.include.members([
      ["slippage", "intent_alignment.slippage_tolerance"],
      ["protocol", "technical_invariants.protocol_compatibility"],
    ]);
  });

  it("say which requirement rules cannot tell about", () => {
    const verdict = judge("Swap 500 USDC for at least 0.19 WETH on Uniswap V3, max slippage 1%", swap());
    const result = node(verdict, "requirement_compliance");
    expect(verdict.decision, verdict.reason).to.equal("PASS");
    expect(result?.status).to.equal("SKIP");
    expect(result?.reasoning).to.include("slippage");
  });

  it("name only checks that there are", () => {
    const quote = { text: "x", start: 0, end: 1 };
    const opened = engine.open(
      JSON.stringify({ human_intent: "Swap 500 USDC for WETH", proposed_tx: swap() }),
      NOW,
    );
    if ("invalid" in opened) throw new Error(opened.invalid);
    const [step] = opened.intent.steps;
    if (!step) throw new Error("There is no step.");
    step.protocol = { name: "uniswap", quote };
    Object.assign(opened, { prices: { USDC: 1 } });
    Object.assign(opened.intent, {
      slippage: { bips: 50, quote },
      deadline: { at: NOW, quote },
      gas: { maxPrice: { wei: 1n, quote }, maxLimit: { units: 1n, quote } },
      partialFill: { allowed: false, quote },
      poolFee: { millionths: 500n, quote },
      prohibitions: [{ operation: "approve", quote }],
    });
    const held = findRequirements(opened).map(({ held_by }) => held_by);
    expect(held).to.have.length(8);
    expect(NODE_IDS).to.include.members(held);
  });

  it("skip where the intent sets no requirement and the request claims nothing", () => {
    const verdict = judge(`Send 1 ETH to ${ALICE}`, oneEth);
    expect(node(verdict, "requirement_compliance")?.status).to.equal("SKIP");
    expect(node(verdict, "consistency_analysis")?.status).to.equal("SKIP");
    expect(node(verdict, "parameter_manipulation")?.status).to.equal("PASS");
  });

  it("list what is remarkable and wrong by no rule", () => {
    const opened = engine.open(
      JSON.stringify({ human_intent: "Swap 500 USDC for WETH", proposed_tx: swap(BOB) }),
      NOW,
    );
    if ("invalid" in opened) throw new Error(opened.invalid);
    const rules = GRAPH.find(({ id }) => id.endsWith("parameter_manipulation"));
    const result = rules?.run(opened, loadReferenceData({ sanctionsListPath: undefined }));
    expect(result?.status).to.equal("SKIP");
    expect(result?.details.remarkable).to.deep.equal([`benefits ${getAddress(BOB)}, who is not the sender`]);
  });

  it("hold the request's claims against its calls", () => {
    const claimed = { ...swap(), protocol: "uniswap", slippage_bps: 50 };
    const result = node(
      judge("Swap 500 USDC for WETH on Uniswap V3, max slippage 1%", claimed, PRICES),
      "consistency_analysis",
    );
    expect(result?.status, result?.reasoning).to.equal("PASS");
    expect(result?.details).to.deep.equal({ claims: { protocol: "uniswap", slippageBips: 50 } });
  });
});
