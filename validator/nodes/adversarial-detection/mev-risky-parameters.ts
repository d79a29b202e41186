import type { Call } from "../../calls/call.ts";
import { showAmount } from "../../calls/show-amount.ts";
import { waiverOf } from "../../case/bounded-by-words.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { isUnlimited } from "../../decimals/unlimited.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { priceGap } from "../price-gap.ts";
import { fail, pass, skip } from "../result.ts";
import { showTime } from "../show.ts";
import { RECKLESS_BIPS } from "../slippage-bounds.ts";

/** A trade that may wait longer than this can be held back until its price suits somebody else. */
const FAR_SECONDS = 86_400n;
/** Orders in a book are meant to wait, and their price is fixed. */
const FAR_ORDER_SECONDS = 31n * 86_400n;

/** So small a part of any token is no price for anything. */
const DUST = 1e-12;

/**
 * A trade leaves nothing for others to take: it has a real minimum output or a bounded input, the intent allows no more
 * than 20 % slippage, and it ends within 24 hours (31 days for an order) where the intent names no time. How near the
 * minimum is to the price is for slippage_tolerance to say.
 *
 * Confidence: 0.99 for no minimum or an unbounded input, 0.95 for the end, 0.85 for the slippage that the intent itself
 * allows; a PASS has 0.95 where prices are there to compare the minimum with, 0.6 without, 0.5 where the user waives it.
 */
export const mevRiskyParameters = hardNode({
  id: "adversarial_detection.mev_risky_parameters",
  level: 1,
  run(opened) {
    return overPairs(opened, (pair) => {
      if (pair.call.operation !== "swap") return skip("The call is no trade.");
      return judgeMinimum(opened, pair) ?? judgeEnd(opened, pair) ?? accept(opened, pair);
    });
  },
});

function judgeMinimum({ intent }: Case, { call }: Pair): NodeResult | undefined {
  const { amountIn, amountOut } = call;
  const isWaived = waiverOf(call, intent) !== undefined;
  if (!isWaived && (!amountOut || isDust(call))) {
    return fail(0.99, `The call is content with ${amountOut ? showAmount(amountOut) : "any output"}.`, {
      expected: "a minimum output near the price",
      actual: amountOut?.baseUnits.toString() ?? null,
      remedy: "Set the minimum output to the quoted amount less the slippage that the intent allows.",
    });
  }
  if (!isWaived && amountIn?.bound === "at most" && isUnlimited(amountIn.baseUnits)) {
    return fail(
      0.99,
      `The call may give ${showAmount(amountIn)} for ${amountOut ? showAmount(amountOut) : "nothing that it names"}.`,
      {
        expected: "a maximum input near the price",
        actual: amountIn.baseUnits.toString(),
        remedy: "Set the maximum input to the quoted amount and the slippage that the intent allows.",
      },
    );
  }
  const stated = intent.slippage;
  if (stated && stated.bips > RECKLESS_BIPS && !isWaived) {
    return fail(0.85, `The intent allows "${stated.quote.text}", which invites others to take it.`, {
      expected: { slippage_bps: RECKLESS_BIPS },
      actual: { slippage_bps: stated.bips },
      remedy: "Allow less slippage, or say that any amount received is fine.",
    });
  }
  return undefined;
}

/** Nothing, one base unit, or so little that it is no price. */
function isDust({ amountOut }: Call): boolean {
  if (!amountOut || amountOut.baseUnits <= 1n) return true;
  const { decimals } = amountOut.asset;
  return decimals !== undefined && Number(amountOut.baseUnits) < DUST * 10 ** decimals;
}

function judgeEnd({ intent, evaluatedAt }: Case, { call }: Pair): NodeResult | undefined {
  const { deadline, isSigned, protocol } = call;
  if (intent.deadline || intent.waivers.some(({ of }) => of === "deadline")) return undefined;
  if (deadline === undefined && !isSigned) return undefined;
  const now = BigInt(Math.floor(evaluatedAt / 1000));
  const longest = protocol === "cow" || isSigned ? FAR_ORDER_SECONDS : FAR_SECONDS;
  if (deadline !== undefined && deadline <= now + longest) return undefined;
  const until = deadline === undefined ? "without an end" : `until ${showTime(deadline)}`;
  return fail(
    0.95,
    `The ${isSigned ? "order" : "call"} stays good ${until}, and the intent names no such time.`,
    {
      expected: `an end within ${longest / 3600n} hours`,
      actual: deadline?.toString() ?? null,
      remedy: "Set a deadline of minutes, or say in the intent until when it is to be good.",
    },
  );
}

function accept(opened: Case, { call }: Pair): NodeResult {
  const waived = opened.intent.waivers.find((waiver) => waiver.of === "minimum output");
  if (waived) return pass(0.5, `The user waives the minimum ("${waived.quote.text}").`);
  const bound = call.amountOut ? showAmount(call.amountOut) : "";
  return pass(
    priceGap(call, opened) ? 0.95 : 0.6,
    `The trade is bounded: ${bound}${call.deadline === undefined ? ", without an end of its own" : `, until ${showTime(call.deadline)}`}.`,
  );
}
