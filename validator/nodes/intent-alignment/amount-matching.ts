import type { Call } from "../../calls/call.ts";
import { compareAmount, isUnlimited, showWanted } from "../../intent/compare-amount.ts";
import { fromBaseUnits } from "../../intent/decimal.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { amountDetails, showAmount } from "../show.ts";

/** The call moves the amount that the intent names, counted in the token's own decimals. */
export const amountMatching = hardNode({
  id: "intent_alignment.amount_matching",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      const moved = call.amountIn;
      if (!moved || !step) return skip("The call moves no fungible amount.");
      if (takesBackAll(call) && !/^(?:reduce|decrease)/i.test(step.action.quote.text)) {
        return pass(0.95, "The approval is taken back, as the intent asks.");
      }
      const actual = amountDetails(moved);
      if (!step.amount) {
        return fail(
          0.95,
          `The intent names no amount; the call ${call.operation === "approve" ? "approves" : "moves"} ${showAmount(moved)}.`,
          {
            expected: "an amount named in the intent",
            actual,
            remedy: `Name the amount in the intent, such as ${showAmount(moved)}.`,
          },
        );
      }
      for (const wanted of [step.amount, ...step.restated]) {
        const { agrees, lacking, expected } = compareAmount(wanted, moved, opened.prices);
        if (agrees) continue;
        const shown = showWanted(wanted);
        return fail(
          lacking ? 0.9 : 0.98,
          lacking?.problem ?? `The intent says ${shown}, the call has ${showAmount(moved)}.`,
          {
            expected: { text: wanted.quote.text, base_units: expected?.toString() ?? null },
            actual,
            remedy: lacking?.remedy ?? remedyFor(shown, expected, moved.asset.decimals, showAmount(moved)),
          },
        );
      }
      const confidence =
        step.amount.kind === "all"
          ? 0.7
          : step.amount.kind === "number" && step.amount.bound === "exact"
            ? 0.99
            : 0.9;
      const note =
        step.amount.kind === "all" && !isUnlimited(moved.baseUnits)
          ? " (the balance itself was not looked up)"
          : "";
      return pass(
        confidence,
        `The call has ${showAmount(moved)}, as "${step.amount.quote.text}" asks${note}.`,
        actual,
      );
    });
  },
});

/** An approval of nothing ends whatever was approved before, however much that was. */
function takesBackAll({ operation, amountIn }: Call): boolean {
  return operation === "revoke" && amountIn?.baseUnits === 0n;
}

function remedyFor(
  wanted: string,
  expected: bigint | undefined,
  decimals: number | undefined,
  moved: string,
): string {
  const units =
    expected === undefined || decimals === undefined
      ? ""
      : ` (${expected} base units, ${fromBaseUnits(expected, decimals)})`;
  return `Change the call's amount to ${wanted}${units}, or ask for ${moved}.`;
}
