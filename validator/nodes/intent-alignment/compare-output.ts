import { showAmount } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { compareAmount, showWanted } from "../../intent/compare-amount.ts";
import type { Step } from "../../intent/intent.ts";
import { fail, pass, skip } from "../result.ts";
import { amountDetails } from "../show.ts";
import type { Side } from "../sides.ts";
import { DEFAULT_SLIPPAGE_BIPS } from "../slippage-bounds.ts";
import { remedyFor } from "./compare-input.ts";

/** Nobody calls a hundredth of what a trade brings its minimum: it is meant for one piece. */
const FAR = 100n;

/** What is got: a stated minimum is never undercut, a stated price by no more than slippage, a stated exact amount is fixed. */
export function compareOutput(
  { prices, intent }: Case,
  { amount: given }: Step,
  { amount, moved }: Side,
): NodeResult {
  if (!amount) return skip("The intent names no amount to get; the minimum is judged by prices.");
  if (!moved) {
    return fail(0.9, `The intent says ${showWanted(amount)} to get, but the call shows no minimum.`, {
      expected: amount.quote.text,
      actual: null,
      remedy: "Use a function that names the least amount to get.",
    });
  }
  const isFixed = amount.kind === "number" && amount.bound === "exact";
  const isOpen = !given || (given.kind === "number" && given.bound === "at most");
  if (moved.bound === "at least" && isFixed && isOpen) {
    return fail(
      0.9,
      `The intent fixes what is got, ${showWanted(amount)}; the call fixes what is given and gets at least ${showAmount(moved)}.`,
      {
        expected: `exactly ${showWanted(amount)} got`,
        actual: amountDetails(moved),
        remedy: "Use the function, or the order kind, that buys an exact amount.",
      },
    );
  }
  const { lacking, expected, agrees } = compareAmount(amount, moved, prices);
  if (moved.bound === "at least" && expected !== undefined && amount.kind === "number") {
    const slack =
      amount.bound === "at least" || amount.upTo ? 0 : (intent.slippage?.bips ?? DEFAULT_SLIPPAGE_BIPS);
    const least = expected - (expected * BigInt(Math.round(slack * 100))) / 1_000_000n;
    if (moved.baseUnits > expected * FAR && expected > 0n)
      return fail(
        0.9,
        `The intent says ${showWanted(amount)} to get, the call at least ${showAmount(moved)}: "${amount.quote.text}" may be the price of one.`,
        {
          expected: { text: amount.quote.text, base_units: expected.toString() },
          actual: amountDetails(moved),
          remedy: "Say what the whole trade has to bring at least.",
        },
      );
    if (moved.baseUnits >= least)
      return pass(0.95, `The call gets at least ${showAmount(moved)}, as "${amount.quote.text}" asks.`);
  } else if (agrees) {
    return pass(0.99, `The call gets ${showAmount(moved)}, as "${amount.quote.text}" asks.`);
  }
  const shown = showWanted(amount);
  return fail(
    lacking ? 0.9 : 0.98,
    lacking?.problem ?? `The intent says ${shown} to get, the call is content with ${showAmount(moved)}.`,
    {
      expected: { text: amount.quote.text, base_units: expected?.toString() ?? null },
      actual: amountDetails(moved),
      remedy: lacking?.remedy ?? remedyFor(shown, expected, moved),
    },
  );
}
