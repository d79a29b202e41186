import { isUnlimited } from "../../decimals/unlimited.ts";
import type { Call, MovedAmount, Operation } from "../call.ts";
import { showAmount, showAsset } from "../show-amount.ts";
import { readAmount } from "./amount.ts";
import { isProblem, isSameAsset, readAsset } from "./asset.ts";
import type { Field } from "./fields.ts";
import type { Otherwise } from "./otherwise.ts";

/** Whose token is what people name of them; a claim or an administration may be about others. */
const OF_TOKENS: ReadonlySet<Operation> = new Set([
  "transfer",
  "approve",
  "revoke",
  "swap",
  "supply",
  "withdraw",
  "borrow",
  "repay",
]);

function isOfTokens({ operation, protocol, nonFungibles }: Call): boolean {
  return OF_TOKENS.has(operation) && protocol !== "lido" && nonFungibles === undefined;
}

/** What a side of the calls moves: of trades where there are any, since the rest only serves them. */
function movedOn(side: "asset" | "in" | "out" | "any", calls: readonly Call[]): MovedAmount[] {
  const trades = calls.filter(({ operation }) => operation === "swap");
  if (side === "out" || (side === "in" && trades.length > 0))
    return trades.flatMap(({ amountIn, amountOut }) => (side === "in" ? amountIn : amountOut) ?? []);
  return calls.flatMap(({ amountIn, amountOut, amountsIn = [], amountsOut = [] }) => [
    ...(amountIn ? [amountIn] : []),
    ...(amountOut ? [amountOut] : []),
    ...amountsIn,
    ...amountsOut,
  ]);
}

export function assetToldOtherwise(side: "asset" | "in" | "out"): Otherwise {
  return (field, calls, chainId) => {
    if (!calls.every(isOfTokens)) return undefined;
    const said = readAsset(chainId, [field]);
    const moved = movedOn(side, calls);
    if (!said || isProblem(said) || moved.length === 0) return undefined;
    if (moved.some(({ asset }) => isSameAsset(asset, said))) return undefined;
    // A market or a vault may be named by its own token or by what it holds.
    const isPlace = ({ to, contract, market }: Call) =>
      to === said.contract ||
      (market && isSameAsset(market, said)) ||
      (said.symbol !== undefined && contract?.includes(said.symbol));
    if (side === "asset" && calls.some(isPlace)) return undefined;
    return moved.map(({ asset }) => showAsset(asset)).join(", ");
  };
}

/** Who writes digits as people do rounds them. */
const ROUNDING = 100n;

export function amountToldOtherwise(side: "in" | "out" | "any"): Otherwise {
  return (field, calls) => {
    if (!calls.every(isOfTokens)) return undefined;
    const moved = movedOn(side, calls);
    const isOpen = moved.some(
      ({ bound, baseUnits }) => bound === "all" || (bound === "at most" && isUnlimited(baseUnits)),
    );
    if (moved.length === 0 || isOpen) return undefined;
    const fits = moved.map((amount) => isSaid(field, amount, totalOf(amount, moved), side === "out"));
    return fits.includes(true) || fits.every((fit) => fit === undefined)
      ? undefined
      : moved.map(showAmount).join(", ");
  };
}

function totalOf({ asset }: MovedAmount, moved: readonly MovedAmount[]): bigint {
  let total = 0n;
  for (const one of moved) if (one.asset.contract === asset.contract) total += one.baseUnits;
  return total;
}

/** Undefined where the field is no amount of the asset. A minimum may be higher than said, for that harms nobody. */
function isSaid(
  field: Field,
  { asset, baseUnits }: MovedAmount,
  total: bigint,
  isLeast: boolean,
): boolean | undefined {
  // Beside a call the names of its arguments stand for amounts as people write them, too.
  const key = /(?:human|formatted|wei|raw|units)$/i.test(field.key) ? field.key : "amount";
  const said = readAmount(asset, [{ key, value: field.value }]);
  if (!said || isProblem(said)) return undefined;
  if (said.isAll) return isUnlimited(baseUnits);
  return said.candidates.some((candidate) =>
    [baseUnits, total].some((done) => {
      const least = candidate - candidate / ROUNDING;
      return done >= least && (isLeast || done <= candidate + candidate / ROUNDING);
    }),
  );
}

/** A list of tokens begins with the one that is sold and ends with the one that is bought. */
export const pathToldOtherwise: Otherwise = ({ key, value }, calls, chainId) => {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const first = assetToldOtherwise("in")({ key, value: value[0] }, calls, chainId);
  return first ?? assetToldOtherwise("out")({ key, value: value.at(-1) }, calls, chainId);
};
