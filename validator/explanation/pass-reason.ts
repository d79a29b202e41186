import { withChecksums } from "../addresses/address.ts";
import type { Call } from "../calls/call.ts";
import { showAmount } from "../calls/show-amount.ts";
import type { Case } from "../case/case.ts";

/** One sentence that says what the transaction does, now that it is known to be what was asked for. */
export function passReason({ calls, chain }: Case): string {
  const done = calls.map(describe).join(", then ");
  return withChecksums(`The transaction does what the intent asks: ${done} on ${chain.name}.`);
}

function describe(call: Call): string {
  const { operation, amountIn, amountOut, recipient, spender, contract, signature } = call;
  const given = amountIn
    ? amountIn.bound === "all"
      ? `all ${amountIn.asset.symbol}`
      : showAmount(amountIn)
    : "";
  const at = contract ?? signature ?? call.to;
  if (operation === "transfer") return `${given || collectibles(call)} to ${recipient}`;
  if (operation === "approve") return `approval of ${given || collectibles(call)} for ${spender}`;
  if (operation === "revoke") return `an approval taken back from ${spender}`;
  if (operation === "swap" && amountOut) {
    const [most, least] = [
      amountIn?.bound === "at most" ? "at most " : "",
      amountOut.bound === "at least" ? "at least " : "",
    ];
    return `swap of ${most}${given} for ${least}${showAmount(amountOut)} (${at})`;
  }
  const moved =
    given ||
    (amountOut ? (amountOut.bound === "all" ? `all ${amountOut.asset.symbol}` : showAmount(amountOut)) : "");
  return `${operation}${moved ? ` ${moved}` : ""} (${at})`;
}

function collectibles({ nonFungibles, approvesAll, to }: Call): string {
  if (approvesAll) return `everything of ${to}`;
  return (nonFungibles ?? []).map(({ tokenId, collection }) => `#${tokenId} of ${collection}`).join(", ");
}
