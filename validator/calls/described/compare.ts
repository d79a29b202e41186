import type { Call, MovedAmount, Operation } from "../call.ts";
import type { Place } from "../call-of.ts";
import { showAmount } from "../show-amount.ts";
import { shortly } from "../told-text.ts";
import { type ReadCall, unreadable } from "../unreadable-call.ts";
import { agrees, readAmount } from "./amount.ts";
import { isProblem, isSameAsset, readAsset } from "./asset.ts";
import type { Description } from "./description.ts";
import { allOf } from "./fields.ts";
import { NAMES } from "./names.ts";

/**
 * Calldata is the truth and a description beside it a claim: where they contradict each other, somebody is mistaken or
 * deceived. What the description leaves open, or says in words that are not understood, contradicts nothing.
 */
export function contradictions(
  { word, operations, fields }: Description,
  calls: readonly Call[],
  chainId: number,
  { position }: Place,
): ReadCall[] {
  const refuse = (what: string, said: string, done: string) => [
    unreadable("malformed", position)(`The description says ${what} ${said}, the calldata says ${done}.`, {
      expected: said,
      actual: done,
      remedy: "Correct the description or the calldata; both must say the same.",
    }),
  ];
  if (operations.length === 0 || calls.length === 0) return [];
  const alike = calls.filter((call) => doesOneOf(call, operations));
  if (alike.length === 0) {
    return refuse(
      "that the operation is",
      word.slice(0, 80),
      calls.map(({ operation }) => operation).join(", "),
    );
  }
  const tokens = allOf(
    fields,
    operations.includes("swap") ? NAMES.tokenIn : [...NAMES.asset, ...NAMES.tokenIn],
  );
  const asset = readAsset(chainId, tokens);
  if (!asset || isProblem(asset)) return [];
  const moved = alike.flatMap(({ amountIn, amountOut, operation }) => flows(operation, amountIn, amountOut));
  const same = moved.filter((amount) => isSameAsset(amount.asset, asset));
  if (moved.length > 0 && same.length === 0) {
    return refuse("that the token is", asset.symbol ?? asset.contract, moved.map(showAmount).join(", "));
  }
  const given = allOf(fields, [...NAMES.amountIn, ...NAMES.amount]);
  const amount = readAmount(asset, given);
  if (!amount || same.length === 0) return [];
  if (isProblem(amount))
    return refuse("about the amount that", amount.problem, same.map(showAmount).join(", "));
  if (same.some(({ baseUnits, bound }) => agrees(amount, baseUnits) || (amount.isAll && bound === "all")))
    return [];
  return refuse(
    "that the amount is",
    given.map(({ value }) => shortly(value)).join(" = "),
    same.map(showAmount).join(", "),
  );
}

function doesOneOf({ operation, alsoOperation = [] }: Call, operations: readonly Operation[]): boolean {
  return [operation, ...alsoOperation].some((one) => operations.includes(one));
}

/** Of a swap only what goes in, since a description names the input's token and amount so. */
function flows(operation: Operation, amountIn?: MovedAmount, amountOut?: MovedAmount): MovedAmount[] {
  const all = operation === "swap" ? [amountIn] : [amountIn, amountOut];
  return all.filter((amount) => amount !== undefined);
}
