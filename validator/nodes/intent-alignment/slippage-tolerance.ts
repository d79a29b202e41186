import { showAmount } from "../../calls/show-amount.ts";
import { isBoundedByWords, openSide, waiverOf } from "../../case/bounded-by-words.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { type PriceGap, priceGap } from "../price-gap.ts";
import { fail, pass, skip } from "../result.ts";
import { amountDetails } from "../show.ts";
import { DEFAULT_SLIPPAGE_BIPS, ROUNDING_BIPS } from "../slippage-bounds.ts";

/**
 * What a trade gets at least, or gives at most where its output is fixed, is bounded: by a price that the operator or the
 * request tells and what the intent allows off it (3 % where it states nothing), or by the intent's own words. The pools'
 * own fee, up to 1 %, is no slippage. What the request claims of its slippage counts only against it.
 *
 * Confidence: 0.98 by the operator's prices, 0.9 by those of the request or by the intent's own bound, 0.8 where dollar
 * coins and wrapped currencies are taken at par, 0.5 where the user waives the bound.
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
      const isBounded = isBoundedByWords(pair, opened);
      if (stated === undefined && isBounded)
        return pass(0.9, "The intent itself states the worst price, which was compared.");
      const gap = priceGap(call, opened);
      // What the user was quoted is nearer the market than par is.
      if (gap && !(isBounded && gap.told === "parity"))
        return judge(opened, pair, gap, stated ?? DEFAULT_SLIPPAGE_BIPS);
      if (isBounded) return pass(0.9, "The intent itself states the worst price, which was compared.");
      return withoutPrice(opened, pair);
    });
  },
});

function judge({ intent, claims }: Case, { call }: Pair, gap: PriceGap, allowed: number): NodeResult {
  const real = Math.round(gap.bips * 100) / 100;
  const details = { allowed_bps: allowed, actual_bps: real, pool_fee_bps: gap.feeBips, told_by: gap.told };
  const terms = `${call.amountIn ? showAmount(call.amountIn) : ""} for ${call.amountOut ? showAmount(call.amountOut) : ""}`;
  const fee = intent.slippage?.isNet ? 0 : gap.feeBips;
  if (gap.bips > allowed + fee + ROUNDING_BIPS) {
    const waived = waiverOf(call, intent);
    if (waived && intent.slippage === undefined)
      return pass(
        0.5,
        `The user waives the price ("${waived.quote.text}"); ${terms} is ${percent(real)} under it.`,
        details,
      );
    return fail(
      gap.told === "parity" ? 0.85 : 0.98,
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
    CONFIDENCE[gap.told],
    `The call accepts ${terms}, at worst ${percent(Math.max(0, real))} under the price; ${percent(allowed)} is allowed.`,
    details,
  );
}

const CONFIDENCE = { operator: 0.98, request: 0.9, parity: 0.8 } as const;

/** A quote is older than the price and carries the pool's depth, so a claim may be a little off. */
const CLAIM_LEEWAY_BIPS = 100;

/** Nobody tells a price: only who gives the outcome up in so many words has it judged by nothing. */
function withoutPrice({ intent }: Case, { call }: Pair): NodeResult {
  const { slippage } = intent;
  const waived = waiverOf(call, intent);
  if (waived && !slippage) return pass(0.5, `The user waives the price ("${waived.quote.text}").`);
  const isOutput = openSide(call) === "got";
  const open = isOutput ? call.amountOut : call.amountIn;
  const bound = open ? showAmount(open) : "nothing";
  const reason = slippage
    ? `The intent allows ${percent(slippage.bips)} slippage, and no price is known by which ${bound} could be held against it.`
    : `Nothing bounds ${isOutput ? "what is got" : "what is given"}: the call is content with ${isOutput ? "at least" : "up to"} ${bound}, and no price is known.`;
  const example = open ? showAmount(open) : "2,900 USDC";
  return fail(0.85, reason, {
    expected: isOutput ? "a minimum in the intent, or a price" : "a maximum in the intent, or a price",
    actual: open ? amountDetails(open) : null,
    remedy: isOutput
      ? `Write the least that is to come out into the intent ("for at least ${example}"), or that any amount is fine ("whatever comes out is fine"); or have the operator set PRICE_SOURCE.`
      : `Write the most that may be spent into the intent ("for at most ${example}"), or that any price is fine ("at any price"); or have the operator set PRICE_SOURCE.`,
  });
}

function percent(bips: number): string {
  return `${Math.round(bips) / 100} %`;
}
