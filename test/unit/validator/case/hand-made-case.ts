import type { Address } from "../../../../validator/addresses/address.ts";
import type { AssetAmount, Call, Operation } from "../../../../validator/calls/call.ts";
import type { Case } from "../../../../validator/case/case.ts";
import { pairSteps } from "../../../../validator/case/pair-steps.ts";
import type { NodeResult } from "../../../../validator/case/verdict.ts";
import { chainById } from "../../../../validator/data/chains.ts";
import { contractAddress, contractAt } from "../../../../validator/data/contracts.ts";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { nativeAsset, tokenAt } from "../../../../validator/data/tokens.ts";
import { decimal } from "../../../../validator/decimals/decimal.ts";
import type {
  Bound,
  Intent,
  NumberAmount,
  Quote,
  Step,
  TokenMention,
} from "../../../../validator/intent/intent.ts";
import type { Node } from "../../../../validator/nodes/node.ts";

export const USER: Address = "0x5b38da6a701c568545dcfcb03fcb875f56beddc4";
export const STRANGER: Address = "0xbad0000000000000000000000000000000000bad";
export const USDC: Address = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
export const DAI: Address = "0x6b175474e89094c44da98b954eedeac495271d0f";
export const WETH: Address = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
export const NOW = 1_780_000_000n;

export function known(name: string): Address {
  const address = contractAddress(name, 1);
  if (!address) throw new Error(`The table does not know ${name}.`);
  return address;
}
export const ROUTER = known("Uniswap V3 SwapRouter");
export const data = loadReferenceData({ sanctionsListPath: undefined });

export const usdc = (amount: number): AssetAmount => ({
  asset: tokenAt(1, USDC),
  baseUnits: BigInt(Math.round(amount * 1e6)),
});
export const dai = (amount: number): AssetAmount => ({
  asset: tokenAt(1, DAI),
  baseUnits: BigInt(Math.round(amount * 1e6)) * 10n ** 12n,
});
export const weth = (amount: number): AssetAmount => ({
  asset: tokenAt(1, WETH),
  baseUnits: BigInt(Math.round(amount * 1e9)) * 10n ** 9n,
});
export const eth = (amount: number): AssetAmount => ({ ...weth(amount), asset: nativeAsset(1) });

export function quote(text: string, start = 0): Quote {
  return { text, start, end: start + text.length };
}

export function token(symbol: string): TokenMention {
  return { symbol, contract: undefined, known: true, quote: quote(symbol) };
}

export function amount(value: string, symbol: string, bound: Bound = "exact"): NumberAmount {
  return {
    kind: "number",
    value: decimal(value),
    unit: "token",
    bound,
    token: token(symbol),
    quote: quote(`${value} ${symbol}`),
  };
}

export function step(operation: Operation, parts: Partial<Step> = {}, start = 0): Step {
  return {
    action: { operation, quote: quote(operation, start) },
    amount: undefined,
    restated: [],
    token: parts.amount?.token,
    amountOut: undefined,
    tokenOut: parts.amountOut?.token,
    tokenIds: [],
    isWholeCollection: false,
    protocol: undefined,
    counterparty: undefined,
    source: undefined,
    ...parts,
  };
}

export function call(operation: Operation, facets: Partial<Call> = {}): Call {
  const to = facets.to ?? ROUTER;
  return {
    position: 0,
    wrappers: [],
    protocol: "uniswap_v3",
    contract: contractAt(1, to)?.name ?? null,
    signature: `${operation}()`,
    operation,
    from: USER,
    to,
    value: 0n,
    payable: true,
    arguments: {},
    ...facets,
  };
}

/** 3000 USDC for at least 0.99 WETH, through Uniswap V3, to the user. */
export function swap(facets: Partial<Call> = {}): Call {
  return call("swap", {
    amountIn: usdc(3000),
    amountOut: { ...weth(0.99), bound: "at least" },
    recipient: USER,
    deadline: NOW + 600n,
    ...facets,
  });
}
export const swapStep = (parts: Partial<Step> = {}) =>
  step("swap", { amount: amount("3000", "USDC"), tokenOut: token("WETH"), ...parts });

export function approval(approved: AssetAmount, spender: Address, facets: Partial<Call> = {}): Call {
  return call("approve", {
    protocol: "erc20",
    to: approved.asset.contract as Address,
    amountIn: approved,
    spender,
    payable: false,
    ...facets,
  });
}

interface Given extends Partial<Omit<Case, "intent">> {
  steps?: Step[];
  intent?: Partial<Intent>;
}

export function caseOf({ steps = [], calls = [], intent = {}, prices = {}, ...rest }: Given): Case {
  return {
    evaluatedAt: Number(NOW) * 1000,
    chain: chainById(1),
    chainProblem: undefined,
    reads: undefined,
    sends: [],
    chainSource: "transaction",
    protocol: calls[0]?.protocol ?? null,
    protocolEvidence: [],
    intent: {
      text: "",
      steps,
      chain: undefined,
      deadline: undefined,
      slippage: undefined,
      gas: { maxPrice: undefined, maxLimit: undefined },
      partialFill: undefined,
      poolFee: undefined,
      waivers: [],
      prohibitions: [],
      notUnderstood: [],
      ambiguities: [],
      ...intent,
    },
    isListed: false,
    calls,
    unreadable: [],
    ...pairSteps(calls, steps, 1, prices),
    prices,
    priceRecord: { told: prices },
    gas: { limit: undefined, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined, problem: undefined },
    claims: { slippageBips: undefined, protocol: undefined },
    texts: [],
    metadata: {},
    promptsWanted: false,
    ...rest,
  };
}

export function judge(node: Node, given: Given): NodeResult {
  return node.run(caseOf(given), data);
}

export function statusOf(node: Node, given: Given): string {
  const { status, details } = judge(node, given);
  if (status === "FAIL" && !("expected" in details && "actual" in details && "remedy" in details))
    throw new Error(`${node.id} fails without saying what was expected, what is there and what to do.`);
  return status;
}
