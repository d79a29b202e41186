import { expect } from "chai";
import { isOfProtocol } from "../../../../validator/calls/protocols-of.ts";
import { canonicalProtocol, detectProtocol } from "../../../../validator/case/detect-protocol.ts";
import { resolveChain } from "../../../../validator/case/resolve-chain.ts";
import { contractKnown } from "../../../../validator/nodes/technical-invariants/contract-known.ts";
import { gasLimits } from "../../../../validator/nodes/technical-invariants/gas-limits.ts";
import { protocolCompatibility } from "../../../../validator/nodes/technical-invariants/protocol-compatibility.ts";
import { readClaims } from "../../../../validator/request/read-claims.ts";
import { readGas } from "../../../../validator/request/read-gas.ts";
import {
  approval,
  caseOf,
  eth,
  known,
  quote,
  ROUTER,
  STRANGER,
  statusOf,
  swap,
  swapStep,
  usdc,
} from "../case/hand-made-case.ts";

const ethereum = { id: 1, name: "Ethereum" };

describe("the protocol of a transaction", () => {
  it("is that of the call which is more than a token or a carrier, with what tells it", () => {
    const { protocol, evidence } = detectProtocol([approval(usdc(5), ROUTER), swap()], undefined, ethereum);
    expect(protocol).to.equal("uniswap_v3");
    expect(evidence[0]).to.include("Uniswap V3 SwapRouter on Ethereum");
    expect(detectProtocol([approval(usdc(5), ROUTER)], "uniswap", ethereum).protocol).to.equal("erc20");
    expect(detectProtocol([], "uniswap", ethereum).protocol).to.equal("uniswap");
  });

  it("is spelled in many ways, and a family matches its versions", () => {
    for (const spelling of ["Uniswap V3", "uniswap-v3", "UniswapV3", "uniswap_v3"])
      expect(canonicalProtocol(spelling)).to.equal("uniswap_v3");
    expect(canonicalProtocol("CoW Swap")).to.equal("cow");
    expect(canonicalProtocol("UniswapX")).to.equal("uniswap_x");
    expect(canonicalProtocol("Arbitrum Bridge")).to.equal("arbitrum_bridge");
    expect(canonicalProtocol("ethereum")).to.equal(undefined);
    expect(isOfProtocol("uniswap", new Set(["uniswap_universal_router"]))).to.equal(true);
    expect(isOfProtocol("uniswap_v2", new Set(["uniswap_v3"]))).to.equal(false);
    expect(isOfProtocol("uni", new Set(["uniswap_v3"]))).to.equal(false);
  });

  it("is the one that the intent and the request name", () => {
    const status = (claimed: string | undefined, named: string) =>
      statusOf(protocolCompatibility, {
        calls: [swap()],
        steps: [swapStep({ protocol: { name: named, quote: quote(named) } })],
        claims: { slippageBips: undefined, protocol: claimed },
      });
    expect(status(undefined, "uniswap")).to.equal("PASS");
    expect(status("Uniswap", "uniswap_v3")).to.equal("PASS");
    expect(status("ethereum", "uniswap")).to.equal("PASS");
    expect(status(undefined, "aave")).to.equal("FAIL");
    expect(status("cow", "uniswap")).to.equal("FAIL");
  });
});

describe("the value of a call", () => {
  const status = (facets: Parameters<typeof swap>[0]) =>
    statusOf(protocolCompatibility, { calls: [swap(facets)], steps: [swapStep()] });

  it("is what the call spends of the currency", () => {
    expect(status({ value: 1n })).to.equal("FAIL");
    expect(status({ value: 10n ** 18n, amountIn: eth(1) })).to.equal("PASS");
    expect(status({ value: 2n * 10n ** 18n, amountIn: eth(1) })).to.equal("FAIL");
    expect(status({ value: 0n, amountIn: eth(1) })).to.equal("FAIL");
    expect(status({ value: 10n ** 18n, amountIn: eth(1), payable: false })).to.equal("FAIL");
  });

  it("may be left open in a description, and has to fit where it is given", () => {
    const described = { signature: null, described: true, amountIn: eth(3) };
    expect(status({ ...described, value: 0n })).to.equal("PASS");
    expect(status({ ...described, value: 3n * 10n ** 18n })).to.equal("PASS");
    expect(status({ ...described, value: 30n * 10n ** 18n })).to.equal("FAIL");
    expect(status({ ...described, value: 10n ** 17n })).to.equal("FAIL");
  });
});

describe("a protocol's function", () => {
  const status = (to: typeof ROUTER, text = "") =>
    statusOf(contractKnown, { calls: [swap({ to })], steps: [swapStep()], intent: { text } });

  it("is called at that protocol's contract on this chain, or at one that the intent names", () => {
    expect(status(ROUTER)).to.equal("PASS");
    expect(status(STRANGER)).to.equal("FAIL");
    expect(status(known("Aave V3 Pool"))).to.equal("FAIL");
    expect(status(STRANGER, `swap at ${STRANGER}`)).to.equal("PASS");
  });

  it("is not carried by a batch contract that nobody knows", () => {
    const wrapper = { protocol: "multicall3", signature: "aggregate3()", to: STRANGER, delegatecall: false };
    expect(statusOf(contractKnown, { calls: [swap({ wrappers: [wrapper] })], steps: [swapStep()] })).to.equal(
      "FAIL",
    );
    const wallet = { ...wrapper, protocol: "safe", signature: "execTransaction()" };
    expect(statusOf(contractKnown, { calls: [swap({ wrappers: [wallet] })], steps: [swapStep()] })).to.equal(
      "PASS",
    );
  });
});

describe("gas", () => {
  const data = `0xa9059cbb${"00".repeat(64)}`;
  const judged = (proposed: object, gas = {}) =>
    statusOf(gasLimits, {
      gas: readGas(proposed, [proposed]),
      intent: { gas: { maxPrice: undefined, maxLimit: undefined, ...gas } },
    });
  const maxPrice = { wei: 8n * 10n ** 9n, quote: quote("under 8 gwei") };

  it("is read from a number, a string, an object and its own fields", () => {
    for (const proposed of [
      { gas: 90_000 },
      { gas: "90000" },
      { gas: { gas_limit: "0x15f90" } },
      { gas_limit: 90_000 },
      { gasLimit: "90000" },
    ])
      expect(readGas(proposed, []).limit, JSON.stringify(proposed)).to.equal(90_000n);
    expect(readGas({ gas: { max_fee_gwei: 7.5 } }, []).maxFeePerGas).to.equal(7_500_000_000n);
    expect(readGas({}, [{ gasPrice: "5" } as object]).maxFeePerGas).to.equal(5n);
    expect(readGas({ gas: "lots" }, []).problem).to.include("lots");
  });

  it("covers the calldata and fits into a block", () => {
    expect(judged({ data, gas: 21_320 })).to.equal("PASS");
    expect(judged({ data, gas: 21_319 })).to.equal("FAIL");
    expect(judged({ data, gas: 100_000_000 })).to.equal("FAIL");
    expect(judged({ data, gas: "lots" })).to.equal("FAIL");
    expect(judged({ data })).to.equal("SKIP");
  });

  it("costs no more than the intent allows, and says so", () => {
    expect(judged({ data, maxFeePerGas: "8000000000" }, { maxPrice })).to.equal("PASS");
    expect(judged({ data, maxFeePerGas: "8000000001" }, { maxPrice })).to.equal("FAIL");
    expect(judged({ data }, { maxPrice })).to.equal("FAIL");
    expect(judged({ data, gas: 60_000 }, { maxPrice })).to.equal("FAIL");
    const maxLimit = { units: 50_000n, quote: quote("at most 50000 gas") };
    expect(judged({ data, gas: 60_000 }, { maxLimit })).to.equal("FAIL");
    expect(judged({ data, maxFeePerGas: "5", maxPriorityFeePerGas: "6" })).to.equal("FAIL");
  });
});

describe("what a request claims", () => {
  it("is read from the transaction and never from preferences", () => {
    const proposed = {
      protocol: "uniswap",
      slippage_bps: "50",
      metadata: { ttl_secs: 60, generated_at_unix: 1000 },
    };
    const claims = readClaims({
      human_intent: "",
      proposed_tx: proposed,
      preferences: { slippage_bps: 900 },
    });
    expect(claims).to.deep.equal({ slippageBips: 50, protocol: "uniswap", validUntil: 1060n });
    expect(readClaims({ human_intent: "", preferences: { slippage_bps: 900 } }).slippageBips).to.equal(
      undefined,
    );
  });
});

describe("the chain of a transaction that names none", () => {
  it("is the one whose contracts it calls", () => {
    const { intent } = caseOf({});
    const pool = { to: "0xA238Dd80C259a72e81d7e4664a9801593F98d1c5" };
    expect(resolveChain(undefined, [pool], intent).chain.id).to.equal(8453);
    expect(resolveChain(undefined, [pool], intent).source).to.equal("contracts");
    expect(resolveChain(undefined, [{ to: known("Permit2") }], intent).chain.id).to.equal(1);
  });
});
