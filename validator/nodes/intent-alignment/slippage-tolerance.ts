import { showAmount } from "../../calls/show-amount.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import type { Amount, Bound } from "../../intent/intent.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { type PriceGap, priceGap } from "../price-gap.ts";
import { fail, pass, skip } from "../result.ts";
import { amountDetails } from "../show.ts";
import { DEFAULT_SLIPPAGE_BIPS, ROUNDING_BIPS } from "../slippage-bounds.ts";

/**
 * A trade's minimum output, or its maximum input, is no further from the price than the intent allows; 3 % where the
 * intent states nothing. The pools' own fee, up to 1 %, is no slippage. What the request claims counts only against it.
 *
 * Confidence: 0.98 by given prices, 0.8 where dollar coins and wrapped currencies are taken at par, 0.5 where the user
 * waives the minimum.
 */
export const slippageTolerance = hardNode({
  id: "intent_alignment.slippage_tolerance",
  level: 3,
  run(opened) {
    return overPairs(opened, (pair) => {
      const { call, prepares } = pair;
      if (call.operation !== "swap" || prepares) return skip("The call is no trade.");
      const stated = opened.intent.slippage?.bips;
      const claimed = opened.claims.slippageBips;
      if (stated !== undefined && claimed !== undefined && claimed > stated + ROUNDING_BIPS) {
        return fail(
          0.95,
          `The intent allows ${percent(stated)} slippage, the request sets ${percent(claimed)}.`,
          {
            expected: { slippage_bps: stated },
            actual: { slippage_bps: claimed },
            remedy: `Set \`slippage_bps\` to ${stated} and the minimum accordingly.`,
          },
        );
      }
      if (stated === undefined && isBounded(pair))
        return pass(0.9, "The intent itself states the worst price, which was compared.");
      const gap = priceGap(call, opened.prices);
      if (!gap) return untold(opened, pair);
      return judge(opened, pair, gap, stated ?? DEFAULT_SLIPPAGE_BIPS);
    });
  },
});

/** "For at least 0.9 WETH", "for at most 3100 USDC": the user's own worst price. */
function isBounded({ call, step }: Pair): boolean {
  const isBound = (amount: Amount | undefined, bound: Bound) =>
    amount?.kind === "number" && amount.bound === bound;
  return call.amountOut?.bound === "at least"
    ? isBound(step?.amountOut, "at least")
    : call.amountIn?.bound === "at most" && isBound(step?.amount, "at most");
}

function judge({ intent, claims }: Case, { call }: Pair, gap: PriceGap, allowed: number): NodeResult {
  const real = Math.round(gap.bips * 100) / 100;
  const details = { allowed_bps: allowed, actual_bps: real, pool_fee_bps: gap.feeBips, told_by: gap.told };
  const terms = `${call.amountIn ? showAmount(call.amountIn) : ""} for ${call.amountOut ? showAmount(call.amountOut) : ""}`;
  if (gap.bips > allowed + gap.feeBips + ROUNDING_BIPS) {
    const waived = intent.waivers.find((waiver) => waiver.of === "minimum output" || waiver.of === "price");
    if (waived && intent.slippage === undefined)
      return pass(
        0.5,
        `The user waives the price ("${waived.quote.text}"); ${terms} is ${percent(real)} under it.`,
        details,
      );
    return fail(
      gap.told === "prices" ? 0.98 : 0.85,
      `The call accepts ${terms}, ${percent(real)} under the price; ${percent(allowed)} is ${intent.slippage ? "what the intent allows" : "taken as agreed"}.`,
      {
        ...details,
        expected: { slippage_bps: allowed },
        actual: { slippage_bps: real, ...(call.amountOut ? { minimum: amountDetails(call.amountOut) } : {}) },
        remedy:
          "Raise the minimum output, or lower the maximum input, to within the slippage that the intent allows.",
      },
    );
  }
  if (claims.slippageBips !== undefined && gap.bips > claims.slippageBips + gap.feeBips + CLAIM_LEEWAY_BIPS) {
    return fail(
      0.85,
      `The request claims ${percent(claims.slippageBips)} slippage, the call accepts ${percent(real)}.`,
      {
        ...details,
        expected: { slippage_bps: claims.slippageBips },
        actual: { slippage_bps: real },
        remedy: "Set the minimum output by the slippage that the request names, or name the real one.",
      },
    );
  }
  return pass(
    gap.told === "prices" ? 0.98 : 0.8,
    `The call accepts ${terms}, at worst ${percent(Math.max(0, real))} under the price; ${percent(allowed)} is allowed.`,
    details,
  );
}

/** A quote is older than the price and carries the pool's depth, so a claim may be a little off. */
const CLAIM_LEEWAY_BIPS = 100;

function untold({ intent }: Case, { call, step }: Pair): NodeResult {
  if (step?.amountOut) return skip("The intent states what it is to get, which was compared itself.");
  if (intent.slippage && !call.amountOut) {
    return fail(
      0.85,
      `The intent allows ${percent(intent.slippage.bips)} slippage, but the call bounds no output.`,
      {
        expected: { slippage_bps: intent.slippage.bips },
        actual: null,
        remedy: "Use a function with a minimum output.",
      },
    );
  }
  return skip("No prices were sent, so the minimum cannot be judged by them.", {
    add: "metadata.prices with the dollar prices of both tokens",
  });
}

function percent(bips: number): string {
  return `${Math.round(bips) / 100} %`;
}
