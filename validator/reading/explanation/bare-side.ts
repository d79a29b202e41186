import type { Call } from "../../calls/call.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import { compareAmount } from "../../intent/compare-amount.ts";
import { leadAt, type Reading, wordAt } from "../../intent/reading.ts";
import type { SideName, Sides } from "../facts/sides.ts";
import type { Mention } from "../mentions/mention.ts";

const isSame = ({ given, wanted }: Sides) =>
  given !== undefined &&
  wanted !== undefined &&
  given.baseUnits === wanted.baseUnits &&
  given.asset.decimals === wanted.asset.decimals &&
  (isWrappedNative(given.asset) || isWrappedNative(wanted.asset));

/** A bare number counts only where it equals exactly one fact. */
export function bareSide(
  mention: Mention,
  { operation }: Call,
  sides: Sides,
  prices: Record<string, number>,
  cue: SideName | undefined,
): SideName | undefined {
  if (mention.kind !== "amount") return undefined;
  const bound = mention.amount.kind === "number" ? mention.amount.bound : undefined;
  if (operation === "swap" && bound === "at least") return "wanted";
  if (operation === "swap" && bound === "at most") return "given";
  const equal = (["given", "wanted"] as const).filter((side) => {
    const moved = sides[side];
    return moved !== undefined && compareAmount(mention.amount, moved, prices).agrees;
  });
  // What is wrapped is as much as is got for it.
  if (equal.length === 1 || isSame(sides)) return equal[0];
  // "amountOut=500", where up to 505 are given for them; "Asset: ETH; Qty: 5", where as much is got
  return equal.find((side) => side === cue);
}

/** "50 shares": of a vault, never so much of what lies in it; "all but 50 shares" leaves them there. */
export const isOfShares = ({ lexemes }: Reading, { to }: Mention) => /^shares?$/.test(wordAt(lexemes, to));

export const sharesSide = (
  { lexemes }: Reading,
  mention: Mention,
  { operation }: Call,
  { given }: Sides,
  prices: Record<string, number>,
): SideName | undefined =>
  mention.kind === "amount" &&
  !/^(?:but|except|excluding|minus|besides|beyond|than|keep|leave)$/.test(leadAt(lexemes, mention.from)) &&
  operation === "withdraw" &&
  given !== undefined &&
  compareAmount(mention.amount, given, prices).agrees
    ? "given"
    : undefined;
