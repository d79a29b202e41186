import type { Call } from "../calls/call.ts";
import { compareAmount } from "../intent/compare-amount.ts";
import type { Step } from "../intent/intent.ts";
import { resolveToken } from "../intent/resolve.ts";
import type { Pair } from "./case.ts";

/** Gives every call the step that it answers best; each step is given once. */
export function pairSteps(
  calls: readonly Call[],
  steps: readonly Step[],
  chainId: number,
  prices: Record<string, number>,
): { pairs: Pair[]; openSteps: Step[] } {
  const open = [...steps];
  const pairs = calls.map((call) => {
    let best: Step | undefined;
    let bestScore = -1;
    for (const step of open) {
      const score = steps.length === 1 ? 0 : likeness(step, call, chainId, prices);
      if (score > bestScore) [best, bestScore] = [step, score];
    }
    if (best) open.splice(open.indexOf(best), 1);
    return { call, step: best };
  });
  return { pairs, openSteps: open };
}

function likeness(step: Step, call: Call, chainId: number, prices: Record<string, number>): number {
  const party = step.counterparty;
  const asset = call.amountIn?.asset;
  const token = step.token && resolveToken(step.token, chainId);
  return (
    (step.action.operation === call.operation ? 8 : 0) +
    (party?.kind === "address" && party.address === (call.recipient ?? call.spender) ? 4 : 0) +
    (token?.some(({ contract }) => contract === asset?.contract) ? 2 : 0) +
    (step.amount && call.amountIn && compareAmount(step.amount, call.amountIn, prices).agrees ? 1 : 0)
  );
}
