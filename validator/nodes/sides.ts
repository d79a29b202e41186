import type { Call, MovedAmount, Operation } from "../calls/call.ts";
import type { Case, Pair } from "../case/case.ts";
import type { Asset } from "../data/asset.ts";
import { isWrappedNative } from "../data/wrapped-native.ts";
import type { Amount, Step, TokenMention } from "../intent/intent.ts";
import { resolveToken } from "../intent/resolve.ts";

/** One side of what a call moves, beside what the step says of it. */
export interface Side {
  side: "in" | "out";
  token: TokenMention | undefined;
  amount: Amount | undefined;
  restated: readonly Amount[];
  moved: MovedAmount | undefined;
}

/** What people name of these is what comes back, not what is given for it. */
const NAMED_BY_OUTPUT: ReadonlySet<Operation> = new Set([
  "withdraw",
  "borrow",
  "claim",
  "unstake",
  "unwrap",
  "remove liquidity",
]);

/** A vault's deposit names no number of its own token, whatever the step calls it. */
export function isTrade(step: Step, call: Call): boolean {
  if (call.operation === "supply" && call.protocol === "erc4626") return false;
  return call.operation === "swap" || step.action.operation === "swap";
}

/** The sides that token and amount are compared on: both of a trade, the one that the step speaks of otherwise. */
export function sidesOf({ call, step }: Pair, { chain: { id: chainId }, intent }: Case): Side[] {
  if (!step) return [];
  const several = (call.amountsIn?.length ?? 0) > 1 ? call.amountsIn : call.amountsOut;
  if (several && several.length > 1) return severalSides(call, step, several, intent.steps, chainId);
  const output: Side = {
    side: "out",
    token: step.tokenOut,
    amount: step.amountOut,
    restated: [],
    moved: call.amountOut,
  };
  const { token = yieldedBefore(step, intent.steps)?.token, restated } = step;
  const amount = step.amount ?? yieldedBefore(step, intent.steps)?.amount;
  if (isTrade(step, call)) return [{ side: "in", token, amount, restated, moved: call.amountIn }, output];
  const [first, second] = NAMED_BY_OUTPUT.has(call.operation)
    ? (["out", "in"] as const)
    : (["in", "out"] as const);
  const movedOn = (side: "in" | "out") => (side === "in" ? call.amountIn : call.amountOut);
  const fits = (side: "in" | "out") => {
    const moved = movedOn(side);
    return (
      moved !== undefined && token !== undefined && meaning(token, moved.asset, call, chainId) !== undefined
    );
  };
  const side = fits(first) || !fits(second) ? (movedOn(first) ? first : second) : second;
  const named: Side = { side, token, amount, restated, moved: movedOn(side) };
  // Who sends something "in exchange for 5 ETH" gets none by a mere transfer.
  const isOneWay = call.operation === "transfer" || call.operation === "approve";
  if (step.tokenOut && side === "in" && (call.amountOut || isOneWay)) return [named, output];
  // "Withdraw 5 USDC from Aave as ETH"; "from sDAI" is where it lies.
  const isOther =
    step.tokenOut &&
    side === "out" &&
    call.operation === "withdraw" &&
    !isPartOf(step.tokenOut, call, chainId);
  return isOther ? [named, output] : [named];
}

function isPartOf(mention: TokenMention, call: Call, chainId: number): boolean {
  const assets = [call.amountIn?.asset, call.amountOut?.asset].filter((asset) => asset !== undefined);
  if (assets.some((asset) => meaning(mention, asset, call, chainId) !== undefined)) return true;
  return resolveToken(mention, chainId).some(({ contract }) => contract === call.to);
}

/** "Borrow 5 USDC and swap it": what the step before yields, as far as its words tell. */
function yieldedBefore(
  step: Step,
  steps: readonly Step[],
): { token: TokenMention | undefined; amount: Amount | undefined } | undefined {
  const before = step.proceeds && steps[steps.indexOf(step) - 1];
  if (!before) return undefined;
  return before.tokenOut
    ? { token: before.tokenOut, amount: before.amountOut }
    : { token: before.token, amount: before.amount };
}

/** Liquidity of several assets: each beside whatever part of the intent names it, in this step or in one of the same verb. */
function severalSides(
  call: Call,
  step: Step,
  several: readonly MovedAmount[],
  steps: readonly Step[],
  chainId: number,
): Side[] {
  const side = several === call.amountsIn ? "in" : "out";
  const named = [
    step,
    ...steps.filter(({ action }) => action.quote.start === step.action.quote.start),
  ].flatMap(({ token, amount, tokenOut, amountOut, also = [] }) => [
    { token, amount },
    { token: tokenOut, amount: amountOut },
    ...also,
  ]);
  return several.map((moved) => {
    const own = named.find(({ token }) => token && meaning(token, moved.asset, call, chainId));
    return { side, token: own?.token, amount: own?.amount, restated: [], moved };
  });
}

/**
 * Whether a mention means an asset: by its contract, or as the currency that a protocol only takes and gives in its
 * wrapped form. Who asks for the wrapped form does not mean the currency.
 */
export function meaning(
  mention: TokenMention,
  asset: Asset,
  call: Call,
  chainId: number,
): "same" | "wrapped" | undefined {
  const meant = resolveToken(mention, chainId);
  if (meant.some(({ contract }) => contract === asset.contract)) return "same";
  const isProtocol = call.protocol !== "erc20" && call.protocol !== "native" && call.protocol !== "permit2";
  return isProtocol && isWrappedNative(asset) && meant.some(({ contract }) => contract === "native")
    ? "wrapped"
    : undefined;
}
