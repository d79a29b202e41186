import type { Call } from "../../calls/call.ts";
import { isDirected } from "../../tally/direction.ts";
import type { Item } from "../../tally/item.ts";
import type { Mention } from "../../tally/own.ts";
import type { Said } from "../../tally/said.ts";
import { saysOf } from "./says-of.ts";

export const boundOf = (amount: Said["amount"]) => (amount?.kind === "number" ? amount.bound : "exact");

const MOST = /^(?:max|maximum|most|limit|cap|ceiling|exceed|exceeding|amountinmax|within|top|tops|over)$/;

/** A least of what is given and a most of what is got leave open how much it is; only a trade's other side and a right are bounded so. */
export const areFirm = (
  { operation, amountIn }: Call,
  { amount, amountOut }: Said,
  items: readonly Item[],
): boolean =>
  boundOf(amount) !== "at least" &&
  // What is spent at most is told as that: "exactly 450 DAI" is another trade.
  (operation !== "swap" ||
    amountIn?.bound !== "at most" ||
    !amount ||
    boundOf(amount) === "at most" ||
    saysOf(items, MOST) !== undefined) &&
  boundOf(amountOut) !== "at most" &&
  (operation === "swap" || boundOf(amountOut) !== "at least") &&
  (operation === "swap" || operation === "approve" || boundOf(amount) !== "at most");

/** "Wrap 2 ETH and approve it": what goes on is the other form of what is named. */
export const isOtherForm = ({ operation, amountIn }: Call, { token }: Said): boolean =>
  /^(?:transfer|approve)$/.test(operation) &&
  token?.symbol !== undefined &&
  amountIn?.asset.symbol !== undefined &&
  token.symbol.toLowerCase() !== amountIn.asset.symbol.toLowerCase();

/** "a USDC allowance of 50", "a WETH position" */
const OF_TOKEN =
  /^(?:allowance|approval|permission|payment|transfer|position|loan|deposit|debt|balance|withdrawal)$/;

/** "An ETH and no more", where the call takes more than one. */
export const isSingleOfMore = (
  { operation, amountIn, amountOut }: Call,
  items: readonly Item[],
  mentions: readonly Mention[],
): boolean =>
  // "I gave 0x… a DAI approval": of one right.
  operation !== "revoke" &&
  mentions.some(({ item, at, role }) => {
    const moved = role === "given" ? amountIn : role === "wanted" ? amountOut : undefined;
    if (item.is !== "token" || moved?.asset.decimals === undefined) return false;
    if (OF_TOKEN.test(items[at + 1]?.said ?? "")) return false;
    const isOne = /^(?:an?|one|single|lone|lonely|solitary)$/.test(
      items[at - 1]?.said.split(" ").at(-1) ?? "",
    );
    return isOne && moved.baseUnits !== 10n ** BigInt(moved.asset.decimals);
  });

/** A trade of which one side has no number is bounded by its price alone. */
export const isHalf = ({ operation }: Call, { amount, amountOut }: Said): boolean =>
  operation === "swap" && (amount === undefined || amountOut === undefined);

/** Which way such a trade goes is in the words alone, and its one number is exact: "buy 1000 USDC with WETH" is no sale of them. */
export const isHalfTold = (
  { amount, amountOut }: Said,
  items: readonly Item[],
  mentions: readonly Mention[],
): boolean =>
  boundOf(amount) === "exact" && boundOf(amountOut) === "exact" && isDirected({ items }, mentions);
