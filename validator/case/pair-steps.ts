import type { Call } from "../calls/call.ts";
import { compareAmount } from "../intent/compare-amount.ts";
import type { Step } from "../intent/intent.ts";
import { resolveToken } from "../intent/resolve.ts";
import { serves } from "../reading/serves.ts";
import { answers } from "./answers.ts";
import type { Pair } from "./case.ts";

/**
 * Gives every call the step that it answers, best likeness first, each step once. What is left over then serves a call
 * that answers a step, or is held against a step left over so that the difference is told, or has no step at all.
 */
export function pairSteps(
  calls: readonly Call[],
  steps: readonly Step[],
  chainId: number,
  prices: Record<string, number>,
): { pairs: Pair[]; openSteps: Step[] } {
  const pairs: Pair[] = calls.map((call) => ({ call, step: undefined }));
  const open = new Set(steps);
  const [onlyCall, onlyStep] = [pairs[0], steps[0]];
  if (onlyCall && onlyStep && pairs.length === 1 && steps.length === 1) {
    onlyCall.step = onlyStep;
    return { pairs, openSteps: [] };
  }
  const likenesses = pairs.flatMap((pair, order) =>
    steps.map((step) => ({ pair, step, order, likeness: likenessOf(step, pair.call, chainId, prices) })),
  );
  likenesses.sort((left, right) => right.likeness - left.likeness || left.order - right.order);
  const take = (least: number) => {
    for (const { pair, step, likeness } of likenesses) {
      if (likeness < least || pair.step || !open.has(step)) continue;
      pair.step = step;
      open.delete(step);
    }
  };
  take(ANSWERS);
  giveServants(pairs);
  take(0);
  return { pairs, openSteps: steps.filter((step) => open.has(step)) };
}

/** From the back, so that an approval is placed before what only clears the way for it. */
function giveServants(pairs: Pair[]): void {
  for (let at = pairs.length - 1; at >= 0; at -= 1) {
    const pair = pairs[at];
    if (!pair || pair.step) continue;
    const mainAt = pairs.findIndex(
      (other, index) =>
        other.step !== undefined && index !== at && serves(pair.call, other.call, other.step, at < index),
    );
    const main = pairs[mainAt];
    if (!main) continue;
    pair.step = main.step;
    pair.prepares = main.call;
  }
}

/** From here on a call does what the step asks for. */
const ANSWERS = 8;

function likenessOf(step: Step, call: Call, chainId: number, prices: Record<string, number>): number {
  const party = step.counterparty;
  // What is taken out of a pool is told as what is given elsewhere.
  const moved = call.amountIn ?? call.amountOut;
  const token = step.token && resolveToken(step.token, chainId);
  const answer = answers(step, call, chainId);
  return (
    (answer === "exactly" ? ANSWERS + 1 : answer ? ANSWERS : 0) +
    (party?.kind === "address" && party.address === (call.recipient ?? call.spender) ? 4 : 0) +
    (token?.some(({ contract }) => contract === moved?.asset.contract) ? 2 : 0) +
    (step.amount && moved && compareAmount(step.amount, moved, prices).agrees ? 1 : 0)
  );
}
