import type { Operation } from "../calls/call.ts";
import { backOver, type Reading, wordAt } from "./reading.ts";

/** Whether the address at a place is that of a Safe which acts or is changed: "from my Safe 0x…", "have the Safe 0x… pay". */
export function isActingAccount({ lexemes }: Reading, address: number, operation: Operation): boolean {
  const noun = backOver(lexemes, address, /^(?:\(|\[|:|=|at|is|address|wallet|account)$/) - 1;
  if (!/^(?:safe|multisig|multi-sig)$/.test(wordAt(lexemes, noun))) return false;
  if (operation === "administer") return true;
  const owner = /^(?:my|our|the|a|this|own|gnosis|team|dao|company|treasury)$/;
  // "Let the Safe 0x… spend", "revoke it from the Safe 0x…" name who may spend.
  const leads = /^(?:approve|revoke)$/.test(operation)
    ? /^(?:via|through|using|by)$/
    : /^(?:from|of|in|inside|by|via|through|using|have|let|make)$/;
  return leads.test(wordAt(lexemes, backOver(lexemes, noun, owner) - 1));
}
