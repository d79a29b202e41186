import type { Call, Operation } from "../calls/call.ts";
import { isOfProtocol, protocolsOf } from "../calls/protocols-of.ts";
import { contractAt } from "../data/contracts.ts";
import { tokensBySymbol } from "../data/tokens.ts";
import type { Step } from "../intent/intent.ts";

/** Other words for the same thing, where the step says enough to tell: its protocol or what it wants for it. */
const ALSO: Readonly<Partial<Record<Operation, readonly Operation[]>>> = {
  swap: ["wrap", "unwrap", "stake"],
  supply: ["stake", "wrap", "mint", "add liquidity"],
  stake: ["supply"],
  withdraw: ["unstake", "unwrap", "claim", "remove liquidity", "burn"],
  unstake: ["withdraw", "claim", "unwrap"],
  claim: ["withdraw", "unstake"],
  mint: ["supply", "stake"],
  wrap: ["stake"],
  approve: ["sign"],
  revoke: ["cancel"],
  cancel: ["revoke"],
};
const NOBODY = new Set<string>([
  "0x0000000000000000000000000000000000000000",
  "0x000000000000000000000000000000000000dead",
]);

/** Whether a call does what a step asks for: in its own word, or in another that means the same here. */
export function answers(step: Step, call: Call, chainId: number): "exactly" | "in other words" | undefined {
  const wanted = step.action.operation;
  if (wanted === call.operation || call.alsoOperation?.includes(wanted)) return "exactly";
  if (call.operation === "transfer") {
    if (wanted === "burn" && call.recipient && NOBODY.has(call.recipient)) return "in other words";
    const party = step.counterparty;
    // "Deposit 5 USDC to 0x…" is a transfer where the address is nobody's protocol.
    const isDeposit = wanted === "supply" && party?.kind === "address" && party.address === call.recipient;
    return isDeposit && !contractAt(chainId, party.address) ? "in other words" : undefined;
  }
  if (wanted === "swap" && isDepositFor(step, call, chainId)) return "in other words";
  if (!ALSO[wanted]?.includes(call.operation)) return undefined;
  if (wanted === "swap") return step.tokenOut ? "in other words" : undefined;
  if (wanted === "revoke" || wanted === "cancel" || wanted === "approve") return "in other words";
  return namesVenue(step, call, chainId) ? "in other words" : undefined;
}

/** "Move 5 DAI into sDAI": a vault gives its own token for a deposit, at its own price. */
function isDepositFor({ tokenOut, amountOut }: Step, call: Call, chainId: number): boolean {
  if (call.operation !== "supply" || call.protocol !== "erc4626" || !tokenOut || amountOut) return false;
  if (tokenOut.contract) return tokenOut.contract === call.to;
  return tokensBySymbol(chainId, tokenOut.symbol ?? "").some(({ contract }) => contract === call.to);
}

/** Whether a step names the protocol or the contract that the call is made to, in whichever place. */
function namesVenue(step: Step, call: Call, chainId: number): boolean {
  if (step.protocol && isOfProtocol(step.protocol.name, protocolsOf(call, chainId))) return true;
  for (const party of [step.counterparty, step.source]) {
    if (party?.kind === "address" && party.address === call.to) return true;
    if (party?.kind === "contract" && (party.name === call.contract || isVersionOf(party.name, call)))
      return true;
  }
  const venue = call.amountOut?.asset.symbol;
  const named = [step.token, step.tokenOut];
  return venue !== undefined && named.some((token) => token?.symbol?.toLowerCase() === venue.toLowerCase());
}

function isVersionOf(name: string, { protocol }: Call): boolean {
  return name.toLowerCase().replaceAll(" ", "_").startsWith(protocol);
}
