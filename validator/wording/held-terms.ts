import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import type { Intent } from "../intent/intent.ts";
import type { Item } from "../items/item.ts";
import { boundOf } from "./pinned/firm.ts";

type Terms = Omit<Intent, "words" | "notUnderstood">;

/**
 * Whether a check holds every term of the text against these calls. The weights see of a term only that it is one; any other stops
 * the request. What is ruled out, a chain, a protocol or a pool, always is held, and which kind of chain it is; of what is
 * forbidden, `given-back.ts` tells what is.
 */
export function areHeld(intent: Terms, calls: readonly Call[]): boolean {
  const { partialFill } = intent;
  // Beside other deeds it may be of the right or of all of them.
  const isOfRight =
    calls.some(({ operation }) => changesGrant(operation)) &&
    calls.some(({ operation }) => operation === "transfer");
  const isTrade = calls.some(({ operation }) => operation === "swap");
  return (
    areWaived(intent, calls) &&
    !(isOfRight && intent.deadline !== undefined && !isToday(intent.deadline)) &&
    (isTrade || (partialFill ?? intent.serviceFee ?? intent.poolFee ?? intent.slippage) === undefined) &&
    areLimits(intent, isTrade)
  );
}

/** "Two things today: …" is when all of it is done, and no end of a right. */
const isToday = ({ quote, isValidity }: NonNullable<Terms["deadline"]>): boolean =>
  isValidity !== true && quote.text.toLowerCase() === "today";

/** A trade's price and its least may be given up, where nothing else bounds them, and the end of a right that is signed. */
const areWaived = ({ waivers, slippage, limits = [] }: Terms, calls: readonly Call[]): boolean =>
  waivers.length === 0 ||
  (waivers.every(({ of }) => of === "deadline") &&
    calls.every(({ isSigned, permits = [] }) => isSigned === true || permits.length > 0)) ||
  (waivers.every(({ of }) => of === "price" || of === "minimum output") &&
    slippage === undefined &&
    limits.length === 0 &&
    calls.every(({ operation }) => !changesGrant(operation)));

/** "For at least 347 USDC, at market price" gives up what it bounds. */
export const isBoundAndWaived = ({ waivers }: Terms, items: readonly Item[]): boolean =>
  waivers.length > 0 && items.some((item) => item.is === "amount" && boundOf(item.amount) !== "exact");

/** "… but do not send more than 150 USDC" bounds what any call gives; a least is only a trade's. */
const areLimits = ({ limits = [] }: Terms, isTrade: boolean): boolean =>
  limits.every(({ side, amount: { bound, token, unit } }) =>
    isTrade
      ? side !== undefined && bound === (side === "given" ? "at most" : "at least")
      : side !== "wanted" && bound === "at most" && token !== undefined && unit === "token",
  );
