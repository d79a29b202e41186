import { expect } from "chai";
import { STRANGER, USDC, USER, WETH } from "../../../corpus/addresses.ts";
import { judge } from "../../../corpus/judge.ts";
import { PRICES } from "../../../corpus/terms.ts";

/** The node that fails first, or PASS. */
function outcome(intent: string, tx: Record<string, unknown>): string {
  const { verdict } = judge({ rule: "", intent, tx, metadata: { prices_usd: PRICES } });
  return verdict.primary_failure_node ?? verdict.decision;
}

describe("what a description tells under another name", () => {
  const swap = (more: Record<string, unknown>, intent = "Swap 500 USDC for ETH with max slippage 0.5%.") =>
    outcome(intent, {
      protocol: "uniswap",
      operation: "swap",
      tokenInSymbol: "USDC",
      tokenOutSymbol: "ETH",
      amountIn_human: "500",
      minOut_human: "0.166",
      from: USER,
      ...more,
    });

  it("is a slippage, where its unit is told", () => {
    const node = "intent_alignment.slippage_tolerance";
    for (const claim of [{ slippage: "2%" }, { slippage_percent: 2 }, { maxSlippageBps: 200 }])
      expect(swap(claim), JSON.stringify(claim)).to.equal(node);
    for (const claim of [{ slippage: "0.5%" }, { slippagePct: 0.5 }, { slippage: 50 }, { slippage: 0.005 }])
      expect(swap(claim), JSON.stringify(claim)).to.equal("PASS");
  });

  it("is a recipient", () => {
    expect(swap({ recipient_address: STRANGER })).to.equal("intent_alignment.recipient_matching");
    expect(swap({ recipientAddress: USER })).to.equal("PASS");
  });

  it("is a fee that somebody takes", () => {
    const node = "intent_alignment.fee_alignment";
    expect(swap({ feeRecipient: STRANGER, feeBps: 20 })).to.equal(node);
    expect(swap({ fee_recipient: STRANGER })).to.equal(node);
    expect(swap({ feeRecipient: STRANGER, feeBps: 0 })).to.equal("PASS");
    const known = "0x000000fee13a103A10D593b9AE06b3e05F2E7E1c";
    expect(swap({ portionRecipient: known, portionBips: 25 })).to.equal("PASS");
  });

  it("is a chain by its name", () => {
    const intent = "Swap 500 USDC for ETH on Ethereum with max slippage 0.5%.";
    expect(swap({ chain: "base" }, intent)).to.equal("intent_alignment.chain_matching");
    expect(swap({ network: "Optimism" }, intent)).to.equal("intent_alignment.chain_matching");
    for (const named of [{ chain: "ethereum" }, { network: "mainnet" }, { network: "elsewhere" }])
      expect(swap(named, intent)).to.equal("PASS");
  });
});

describe("what a named call tells of itself", () => {
  const FORMAT = "technical_invariants.format_validation_lowlevel";
  const pay = (inner: Record<string, unknown>, value?: string) =>
    outcome(`Send 5 USDC to ${STRANGER}`, {
      chainId: 1,
      from: USER,
      to: USDC,
      ...(value === undefined ? {} : { value }),
      call: { function: "transfer", params: { to: STRANGER, amount: "5000000" }, ...inner },
    });

  it("is the same contract as the transaction's", () => {
    expect(pay({ to: WETH })).to.equal(FORMAT);
    expect(pay({ to: USDC })).to.equal("PASS");
    expect(pay({ contract: "USDC" })).to.equal("PASS");
  });

  it("is the value, where the transaction tells none or the same", () => {
    expect(pay({ value: "1000" })).to.equal("technical_invariants.protocol_compatibility");
    expect(pay({ value: "1000" }, "0")).to.equal(FORMAT);
    expect(pay({ value: "0" }, "0")).to.equal("PASS");
  });
});
