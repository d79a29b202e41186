import type { Call, Fee } from "../../calls/call.ts";
import { showAmount } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

/** What interfaces may take in all. */
const MAX_FEE_BIPS = 100;
/** Where Uniswap's own interface sends its 0.25 %, over the years and chains. */
const KNOWN_RECIPIENTS: ReadonlySet<string> = new Set([
  "0x000000fee13a103a10d593b9ae06b3e05f2e7e1c",
  "0x37a8f295612602f2774d331e562be9e61b83a327",
  "0x7ffc3dbf3b2b50ff3a1d5523bc24bb5043837b14",
]);
const V2_FEE = 3000n;

/**
 * The pool's fee is the one that the intent names, and nobody takes more than 1 % for the service, or anything at all
 * who is neither a known interface nor named in the intent.
 *
 * Confidence: 0.98 for a pool's fee as named, 0.95 where nothing is taken, 0.85 where a known interface takes its share.
 */
export const feeAlignment = hardNode({
  id: "intent_alignment.fee_alignment",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call }) => {
      if (call.operation !== "swap" && !call.fees) return skip("The call has no fee to compare.");
      return judgeFees(opened, call) ?? judgePool(opened, call);
    });
  },
});

const NO_FEE = /\b(?:no|zero|without(?: an| any| a)?)(?: \w+)? fees?\b/i;
/** Nor to those whose pool it is. */
const NO_FEE_AT_ALL =
  /\b(?:no|zero|without(?: an| any| a)?) (?:(?:pool|lp|swap|trading|exchange) fees?\b|fees? (?:to any(?:one|body)|at all|what(?:so)?ever|of any (?:kind|sort))\b)/i;

function judgeFees({ intent }: Case, call: Call): NodeResult | undefined {
  const [first] = call.fees ?? [];
  const forbidden = first && NO_FEE.exec(intent.text);
  if (forbidden) {
    return fail(0.95, `The intent says "${forbidden[0]}", but ${first.recipient} takes one.`, {
      expected: forbidden[0],
      actual: { recipient: first.recipient, bips: first.bips?.toString() ?? null },
      remedy: "Leave the fee out.",
    });
  }
  let total = 0;
  for (const fee of call.fees ?? []) {
    const bips = bipsOf(fee, call);
    const shown = fee.amount ? showAmount(fee.amount) : `${(bips ?? 0) / 100} %`;
    if (!KNOWN_RECIPIENTS.has(fee.recipient) && !intent.text.toLowerCase().includes(fee.recipient)) {
      return fail(0.9, `${shown} goes to ${fee.recipient} as a fee, which the intent does not name.`, {
        expected: "no fee to an unknown address",
        actual: { recipient: fee.recipient, bips: bips ?? null },
        remedy: "Leave the fee out, or name it and its recipient in the intent.",
      });
    }
    if (bips === undefined) {
      return fail(0.85, `A fee of ${shown} for ${fee.recipient} cannot be compared with what is traded.`, {
        expected: `a fee of at most ${MAX_FEE_BIPS / 100} % in a token of the trade`,
        actual: shown,
        remedy: "Take the fee out of what is given or got, or leave it out.",
      });
    }
    total += bips;
  }
  const asked = intent.serviceFee && intent.serviceFee.bips < MAX_FEE_BIPS ? intent.serviceFee : undefined;
  const most = asked?.bips ?? MAX_FEE_BIPS;
  const pool = asked?.ofPools ? Math.max(0, ...poolsOf(call).map(Number)) / 100 : 0;
  if (pool > most) {
    return fail(0.9, `The intent says "${asked?.quote.text}", a pool of the call takes ${pool / 100} %.`, {
      expected: { bips: most },
      actual: { bips: pool },
      remedy: "Trade in pools with lower fees.",
    });
  }
  if (total <= most) return undefined;
  const bound = asked
    ? `the intent says "${asked.quote.text}"`
    : `more than ${MAX_FEE_BIPS / 100} % is not usual`;
  return fail(0.95, `Fees take ${total / 100} %; ${bound}.`, {
    expected: { bips: most },
    actual: { bips: total },
    remedy: "Lower the fee.",
  });
}

function judgePool({ intent }: Case, call: Call): NodeResult {
  const wanted = intent.poolFee;
  const pools = poolsOf(call);
  const forbidden = NO_FEE_AT_ALL.exec(intent.text);
  const taken = pools.find((fee) => fee > 0n);
  if (forbidden && taken !== undefined) {
    return fail(0.95, `The intent says "${forbidden[0]}", but the pool takes ${percent(taken)}.`, {
      expected: forbidden[0],
      actual: pools.map(String),
      remedy: "Leave the demand out, or trade where no pool takes a fee.",
    });
  }
  const share = call.fees?.length
    ? ` A known interface takes ${call.fees.map(({ bips }) => `${Number(bips ?? 0n) / 100} %`).join(", ")}.`
    : "";
  if (!wanted)
    return pass(share ? 0.85 : 0.95, `${share ? share.trim() : "Nobody takes a fee beside the pools."}`, {
      pool_fees: pools.map(String),
    });
  const other = pools.find((fee) => fee !== wanted.millionths);
  if (pools.length > 0 && other === undefined)
    return pass(0.98, `The pool's fee is ${percent(wanted.millionths)}, as the intent says.${share}`);
  return fail(
    0.95,
    `The intent says "${wanted.quote.text}", the call trades in ${other === undefined ? "pools whose fee it does not name" : `a pool of ${percent(other)}`}.`,
    {
      expected: wanted.millionths.toString(),
      actual: pools.map(String),
      remedy: `Use the pool with a fee of ${percent(wanted.millionths)}.`,
    },
  );
}

function poolsOf({ poolFees, protocol }: Call): readonly bigint[] {
  return poolFees ?? (protocol === "uniswap_v2" ? [V2_FEE] : []);
}

function bipsOf({ bips, amount }: Fee, { amountIn, amountOut }: Call): number | undefined {
  if (bips !== undefined) return Number(bips);
  if (!amount) return undefined;
  const whole = [amountIn, amountOut].find((moved) => moved?.asset.contract === amount.asset.contract);
  return whole && whole.baseUnits > 0n
    ? Number((amount.baseUnits * 1_000_000n) / whole.baseUnits) / 100
    : undefined;
}

function percent(millionths: bigint): string {
  return `${Number(millionths) / 10_000} %`;
}
