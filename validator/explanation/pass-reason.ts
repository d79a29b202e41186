import type { Call } from "../calls/call.ts";
import type { Case } from "../engine/case.ts";
import { showAmount } from "../nodes/show.ts";

/** One sentence that says what the transaction does, now that it is known to be what was asked for. */
export function passReason({ calls, chain }: Case): string {
  return `The transaction does what the intent asks: ${calls.map(describe).join(", then ")} on ${chain.name}.`;
}

function describe({ operation, amountIn, recipient, spender, signature }: Call): string {
  const amount = amountIn ? showAmount(amountIn) : "";
  if (operation === "transfer") return `${amount} to ${recipient}`;
  if (operation === "approve") return `approval of ${amount} for ${spender}`;
  if (operation === "revoke") return `an approval taken back from ${spender}`;
  return `${operation} ${amount} (${signature})`;
}
