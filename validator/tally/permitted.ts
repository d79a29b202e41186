import type { Call } from "../calls/call.ts";
import type { Item } from "./item.ts";
import type { Own } from "./own.ts";

/** A right that a signature gives, and nothing beside: the permit is the approval itself. */
export function isPermitItself({ operation, permits = [], amountIn, spender }: Call): boolean {
  const [permit, ...others] = permits;
  return (
    operation === "approve" &&
    permit !== undefined &&
    others.length === 0 &&
    permit.asset.contract === amountIn?.asset.contract &&
    permit.baseUnits === amountIn.baseUnits &&
    permit.spender === spender
  );
}

const SIGNING = /\b(?:permits?|sign|signed|signing|signature|gasless|(?:eip|erc)-2612|permit2)\b/;
/** What is good for one transfer only. */
const ONCE = /\b(?:one-off|one-time|single-use|once|transfer)\b/;

/** Whether a right that a signature gives is asked for as one, and one that lasts is not asked for as good for once. */
export function isPermittedAsTold({ call, items, places }: Own): boolean {
  if (!call.permits?.length && !call.isSigned) return true;
  const isTold = items.some((item) => isSaid(item) && SIGNING.test(item.said));
  const isOnce = /TransferFrom/.test(call.signedAs?.type ?? "");
  return isTold && (isOnce || !places.some((at) => isSaid(items[at]) && ONCE.test(items[at]?.said ?? "")));
}

const isSaid = (item: Item | undefined) => item?.is === "word" || item?.is === "place" || item?.is === "term";
