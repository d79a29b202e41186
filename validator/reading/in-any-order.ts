import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import { tellsTheirOrder } from "./told-order.ts";

/** Deeds that need nothing of what went before, but for what they take and what they may. */
const PLAIN: ReadonlySet<string> = new Set(["transfer", "approve", "revoke", "wrap", "unwrap", "swap"]);

const TELLS_ORDER =
  /\b(?:then|first(?! (?:time|snow|day|week|month|year)\b)|firstly|second|secondly|third|next|after|afterwards|thereafter|before|beforehand|finally|finish|(?<!the )last(?! (?:spring|summer|autumn|fall|winter|week|month|year|night|\w+day)\b)|lastly|once|when|soon|upon|done|followed|following|order|sequence|steps?|subsequently|prior|initially|starters?|(?:to|a) start|to begin|beginning|the (?:very )?end|from there|with that|in turn|ultimately|eventually)\b|→|->|=>|^\s*\(?\d{1,2}(?:[.)](?!\d)| [-–—] )/im;
/** "Any order is fine.", "the order doesn't matter to me" */
const TELLS_NONE =
  /\b(?:in )?(?:any|whatever|whichever|no particular|either) order\b|\border as you (?:like|please|wish|prefer)\b|\border (?:does not|doesn['’]?t|is not|isn['’]?t) (?:matter|important|relevant)\b/gi;

/**
 * Whether it is all the same in which order the text names what calls do: it says none, and no call takes what another brings or
 * needs what another allows ("Send 25 USDC to 0x… and unwrap 1 WETH"); or it tells theirs in a sentence of its own.
 */
export function mayComeInAnyOrder(text: string, calls: readonly Call[]): boolean {
  return (
    tellsTheirOrder(text, calls) ||
    (!TELLS_ORDER.test(text.replaceAll(TELLS_NONE, "")) &&
      (areOfOnePool(calls) ||
        calls.every(
          (call, at) =>
            PLAIN.has(call.operation) && calls.every((other, place) => place === at || isFreeOf(call, other)),
        )))
  );
}

const POOLED: ReadonlySet<string> = new Set(["supply", "withdraw", "repay"]);

/** "Withdraw 50 DAI and 100 USDC": the same deed with several assets of one contract. */
function areOfOnePool(calls: readonly Call[]): boolean {
  const [first] = calls;
  const assets = calls.map(({ amountIn, amountOut }) => (amountIn ?? amountOut)?.asset.contract);
  return (
    first !== undefined &&
    POOLED.has(first.operation) &&
    calls.every(({ operation, to }) => operation === first.operation && to === first.to) &&
    !assets.includes(undefined) &&
    new Set(assets).size === calls.length
  );
}

/** Whether a call does the same whether the other was there or not. */
function isFreeOf(call: Call, other: Call): boolean {
  const taken = call.amountIn?.asset.contract;
  if (taken === undefined || taken === other.amountOut?.asset.contract) return false;
  if (!changesGrant(other.operation) || taken !== other.amountIn?.asset.contract) return true;
  return call.operation === "transfer" || (changesGrant(call.operation) && call.spender !== other.spender);
}
