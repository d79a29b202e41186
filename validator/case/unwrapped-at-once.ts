import type { Call } from "../calls/call.ts";
import type { Intent, Step } from "../intent/intent.ts";

/** "Swap 5 USDC for WETH and unwrap it", where the trade itself gives the currency: one step, whose output is that. */
export function unwrappedAtOnce(intent: Intent, calls: readonly Call[]): Intent {
  const isAtOnce =
    calls.some(
      ({ operation, amountOut }) => operation === "swap" && amountOut?.asset.contract === "native",
    ) && !calls.some(({ operation }) => operation === "unwrap");
  if (!isAtOnce) return intent;
  const at = intent.steps.findIndex((step, index) => isUnwrapped(step, intent.steps[index + 1]));
  const [trade, unwrapping] = intent.steps.slice(at, at + 2);
  if (at < 0 || !trade?.tokenOut || !unwrapping) return intent;
  const { quote } = unwrapping.action;
  const merged: Step = {
    ...trade,
    tokenOut: { symbol: trade.tokenOut.symbol?.slice(1), contract: undefined, known: true, quote },
    counterparty: trade.counterparty ?? unwrapping.counterparty,
  };
  return { ...intent, steps: intent.steps.toSpliced(at, 2, merged) };
}

/** Whether a step unwraps all that the one before yields. */
function isUnwrapped({ action, tokenOut, counterparty }: Step, next: Step | undefined): boolean {
  if (action.operation !== "swap" || !/^W(?:ETH|POL|BNB|AVAX|XDAI)$/.test(tokenOut?.symbol ?? ""))
    return false;
  if (next?.action.operation !== "unwrap" || next.amount || (counterparty && next.counterparty)) return false;
  return next.token === undefined || next.token.symbol === tokenOut?.symbol;
}
