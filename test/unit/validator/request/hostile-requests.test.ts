import { expect } from "chai";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { calldata } from "../../../corpus/calldata.ts";
import { ALICE, BOB, USDC, WETH } from "../../../corpus/parties.ts";

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));

/** Numbers that look random and are the same on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const KEYS = [
  "to",
  "from",
  "data",
  "input",
  "value",
  "gas",
  "chainId",
  "protocol",
  "type",
  "operation",
  "order",
  "transactions",
  "calls",
  "call",
  "tx",
  "transaction",
  "metadata",
  "context",
  "params",
  "function",
  "asset",
  "token",
  "amount",
  "amount_human",
  "amountIn",
  "amountIn_human",
  "minOut_human",
  "tokenIn",
  "tokenOut",
  "tokenInSymbol",
  "tokenOutSymbol",
  "recipient",
  "receiver",
  "spender",
  "deadline",
  "validTo",
  "kind",
  "sellToken",
  "buyToken",
  "sellAmount",
  "buyAmount",
  "feeAmount",
  "appData",
  "partiallyFillable",
  "authorizationList",
  "safe",
  "prices",
  "prices_usd",
  "generated_at",
  "ttl_secs",
  "slippage_bps",
  "gas_limit",
  "maxFeePerGas",
  "__proto__",
  "constructor",
  "toString",
  "length",
] as const;
const TEXTS = [
  "",
  "0x",
  "0x0",
  "0x1",
  "1",
  "0",
  "-1",
  "5",
  "1.5",
  "1e18",
  "all",
  "max",
  "USDC",
  "WETH",
  "ETH",
  "cow",
  "uniswap_v3",
  "sell",
  "buy",
  "swap",
  "transfer",
  "approve",
  "supply",
  "exactInputSingle",
  "multicall",
  "execTransaction",
  "deposit",
  "mint",
  ALICE,
  BOB,
  USDC,
  WETH,
  `${USDC}00`,
  USDC.toUpperCase(),
  "0xca11bde05977b3631167028862be2a173976ca11",
  "0x111111125421ca6dc452d289314280a0f8842a65",
  "0x9008d19f58aabd9ed0d60971565aa8510560ab41",
  "0xa9059cbb",
  "0x07ed2379",
  "0x6a761202",
  "0x82ad56cb",
  "0xac9650d8",
  "0x3593564c",
  "2026-11-15T12:00:00Z",
  "\\u202e",
  "constructor",
  "999999999999999999999999999",
  calldata("transfer", BOB, 5n),
  calldata("approve", BOB, 5n),
  `${calldata("transfer", BOB, 5n)}00`,
] as const;
const INTENTS = [
  "Swap 500 USDC for WETH on Uniswap within 30 minutes",
  `Send 5 USDC to ${BOB}`,
  "Approve Permit2 to spend 5 USDC",
  "",
  "…",
  "Sell 3000 USDC for WETH on CoW Swap, no partial fills",
  "Supply 5 USDC to Compound V2",
] as const;

/** Mostly what requests are made of, in places where it does not belong. */
function anything(random: (below: number) => number, depth: number): unknown {
  const kind = random(depth > 3 ? 7 : 10);
  if (kind < 4) return TEXTS[random(TEXTS.length)];
  if (kind === 4) return [0, 1, 4, -1, 1.5, 2 ** 53, 1e21, 1e300, 1_900_000_000][random(9)];
  if (kind === 5) return random(2) === 0;
  if (kind === 6) return null;
  if (kind === 7) return Array.from({ length: random(4) }, () => anything(random, depth + 1));
  return record(random, depth + 1);
}

function record(random: (below: number) => number, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Array.from({ length: random(8) }, () => [KEYS[random(KEYS.length)], anything(random, depth)]),
  );
}

/** Bytes behind a known selector: words that are small numbers, offsets and addresses. */
function bytes(random: (below: number) => number): string {
  const selectors = TEXTS.filter((text) => text.length === 10);
  const words = Array.from({ length: random(24) }, () =>
    random(4) === 0 ? USDC.slice(2).padStart(64, "0") : (random(12) * 32).toString(16).padStart(64, "0"),
  );
  return `${selectors[random(selectors.length)]}${words.join("")}`;
}

describe("a hostile request", () => {
  it("is judged or refused, never an exception, whatever stands where", () => {
    const random = numbers(20_261_115);
    let judged = 0;
    for (let run = 0; run < 3000; run += 1) {
      const proposed: Record<string, unknown> = record(random, 0);
      if (random(3) === 0) proposed.to = [USDC, ALICE, WETH][random(3)];
      if (random(3) === 0) proposed.data = bytes(random);
      if (random(4) === 0) proposed.transactions = [record(random, 1), record(random, 1)];
      if (random(4) === 0) proposed.order = record(random, 1);
      const request = {
        human_intent: INTENTS[random(INTENTS.length)],
        proposed_tx: proposed,
        ...(random(3) === 0 ? { metadata: record(random, 1) } : {}),
      };
      const text = JSON.stringify(request);
      let answer: ReturnType<typeof engine.judge>;
      try {
        answer = engine.judge(text, Date.UTC(2026, 10, 15));
      } catch (error) {
        throw new Error(`${String((error as Error).stack)}\\n${text}`);
      }
      if ("invalid" in answer) continue;
      judged += 1;
      expect(JSON.parse(answer.verdict).decision, text).to.be.oneOf(["PASS", "REJECT"]);
    }
    expect(judged).to.be.greaterThan(800);
  });
});
