import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import { tellsTheirOrder } from "./told-order.ts";

/** Deeds that need nothing of what went before, but for what they take and what they may. */
const PLAIN: ReadonlySet<string> = new Set(["transfer", "approve", "revoke", "wrap", "unwrap", "swap"]);

/** Of one place, each of a token of its own: "take 50 DAI and 100 USDC out of Aave". */
const LIKE: ReadonlySet<string> = new Set(["withdraw", "supply", "repay"]);

const TELLS_ORDER =
  /\b(?:then|first|firstly|second|secondly|third|next|after|afterwards|before|beforehand|finally|(?<!the )last|lastly|once|when|followed|order|sequence|steps?|subsequently|prior)\b|→|->|=>|^\s*\(?\d{1,2}[.)]/im;

/**
 * Whether it is all the same in which order the text names what calls do: it says none, and no call takes what another brings or
 * needs what another allows ("Send 25 USDC to 0x… and unwrap 1 WETH"); or it tells theirs in a sentence of its own.
 */
export function mayComeInAnyOrder(text: string, calls: readonly Call[]): boolean {
  return (
    tellsTheirOrder(text, calls) ||
    (!TELLS_ORDER.test(text) &&
      (areAlike(calls) ||
        calls.every(
          (call, at) =>
            PLAIN.has(call.operation) && calls.every((other, place) => place === at || isFreeOf(call, other)),
        )))
  );
}

function areAlike(calls: readonly Call[]): boolean {
  const tokens = calls.map(({ amountIn, amountOut }) => (amountIn ?? amountOut)?.asset.contract);
  return (
    calls.every(
      ({ operation, to }) => LIKE.has(operation) && operation === calls[0]?.operation && to === calls[0]?.to,
    ) && new Set(tokens).size === calls.length
  );
}

/** Whether a call does the same whether the other was there or not. */
function isFreeOf(call: Call, other: Call): boolean {
  const taken = call.amountIn?.asset.contract;
  if (taken === undefined || taken === other.amountOut?.asset.contract) return false;
  if (!changesGrant(other.operation) || taken !== other.amountIn?.asset.contract) return true;
  return call.operation === "transfer" || (changesGrant(call.operation) && call.spender !== other.spender);
}
