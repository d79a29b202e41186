import type { Call } from "../../calls/call.ts";
import { resolveToken } from "../../intent/resolve.ts";
import type { Item } from "../../items/item.ts";
import type { Mention } from "../mention.ts";
import { isDirected } from "./direction.ts";
import type { Said } from "./said.ts";

export const boundOf = (amount: Said["amount"]) => (amount?.kind === "number" ? amount.bound : "exact");

/** What says that a sum is just that. */
const EXACT = /^(?:exact|exactly|precisely|just|fixed|full)$/;

/** "…, not a cent less" */
const NO_LESS = /\bnot (?:a |an |one )?(?:single )?\w+ less\b/;
const NO_MORE = /\bnot (?:a |an |one )?(?:single )?\w+ more\b/;

/**
 * A least of what is given and a most of what is got leave open how much it is; only a trade's other side and a right are bounded
 * so, and the one sum of a lone payment: "Send up to 1 ETH".
 */
export const areFirm = (
  { operation, amountIn }: Call,
  { amount, amountOut }: Said,
  items: readonly Item[],
  isAlone: boolean,
): boolean => {
  const text = items.map(({ said }) => said).join(" ");
  const isOnlySum =
    isAlone &&
    items.filter(({ is }) => is === "amount").length === 1 &&
    !(boundOf(amount) === "at most" ? NO_LESS : NO_MORE).test(text);
  const isPayment = operation === "transfer" && isOnlySum;
  const isGiven = isOnlySum && /^(?:transfer|supply|repay|stake)$/.test(operation);
  const before = items[items.findIndex(({ quote }) => quote.start === amount?.quote.start) - 1]?.said ?? "";
  // What is spent at most is no exact sum: "exactly 450 DAI" is another trade.
  const isMost =
    operation !== "swap" ||
    amountIn?.bound !== "at most" ||
    !amount ||
    boundOf(amount) !== "exact" ||
    !EXACT.test(before);
  // "Reduce my debt to 100 USDC" says how much is left.
  const isLevel = operation === "repay" && amount?.kind === "number" && /(?:^| )to$/.test(before);
  return (
    isMost &&
    !isLevel &&
    (isPayment || boundOf(amount) !== "at least") &&
    boundOf(amountOut) !== "at most" &&
    (operation === "swap" || boundOf(amountOut) !== "at least") &&
    (operation === "swap" || operation === "approve" || isGiven || boundOf(amount) !== "at most")
  );
};

/** "Wrap 2 ETH and approve it": what goes on is the other form of what is named. */
export const isOtherForm = ({ operation, amountIn }: Call, { token }: Said, chainId: number): boolean =>
  /^(?:transfer|approve)$/.test(operation) &&
  token?.symbol !== undefined &&
  amountIn?.asset.symbol !== undefined &&
  token.symbol.toLowerCase() !== amountIn.asset.symbol.toLowerCase() &&
  !resolveToken(token, chainId).some(({ contract }) => contract === amountIn.asset.contract);

/** Behind "an ETH" that is one of them: "a USDC allowance" is of something else. */
const ENDS =
  /^(?:[.,;:!?)]|to|for|on|at|in|into|from|and|or|but|please|via|with|of|now|as|by|out|onto|over|is|are|goes|each|then|through|against|using|across|off)?$/;

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
    if (!ENDS.test(items[at + 1]?.said.split(" ")[0] ?? "")) return false;
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
