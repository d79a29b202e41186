import type { Call } from "../calls/call.ts";
import type { Intent } from "../intent/intent.ts";

/** What forbids no more than the excess, which other checks look for: "nothing else", "no more than that". */
const EXCESS = /\b(?:else|other|more|beyond|exceed|unlimited|infinite)\b/i;

/**
 * Whether a check holds every term of the text against these calls. The weights see of a term only that it is one; any other is
 * left to who reads its words.
 */
export function areHeld(intent: Omit<Intent, "words" | "notUnderstood">, calls: readonly Call[]): boolean {
  const { prohibitions, exclusions = [], waivers, chainKind, partialFill, limits = [] } = intent;
  // A right that is signed ends twice: which end a time means is for who reads the words.
  const isSigned = calls.some(
    ({ isSigned, signature, operation }) =>
      operation !== "swap" && (isSigned === true || /^permit/.test(signature ?? "")),
  );
  const isTrade = calls.some(({ operation }) => operation === "swap");
  return (
    prohibitions.every(({ isUnread, tokens, quote }) => !isUnread && !tokens && EXCESS.test(quote.text)) &&
    exclusions.length === 0 &&
    waivers.length === 0 &&
    chainKind === undefined &&
    !(isSigned && intent.deadline !== undefined) &&
    (isTrade || (partialFill ?? intent.serviceFee ?? intent.poolFee ?? intent.slippage) === undefined) &&
    limits.every(
      ({ side, amount }) => amount.bound === (side === "given" ? "at most" : "at least") && side,
    ) &&
    (isTrade || limits.length === 0)
  );
}
