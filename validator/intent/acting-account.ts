import type { Operation } from "../calls/call.ts";
import { type Reading, wordAt } from "./reading.ts";

/** "The Safe 0x… pays 0x…": what the subject of a sentence does. */
const DOES =
  /^(?:pays|sends|transfers|swaps|sells|buys|supplies|deposits|withdraws|borrows|repays|stakes|wraps|unwraps|approves|revokes)$/;

/** Whether the address at a place is that of a Safe which acts or is changed: "from my Safe 0x…", "have the Safe 0x… pay". */
export function isActingAccount({ lexemes }: Reading, address: number, operation: Operation): boolean {
  let noun = address - 1;
  while (/^(?:\(|\[|:|=|at|is|address|wallet|account)$/.test(wordAt(lexemes, noun))) noun -= 1;
  if (!/^(?:safe|multisig|multi-sig)$/.test(wordAt(lexemes, noun))) return false;
  if (operation === "administer") return true;
  let lead = noun - 1;
  while (/^(?:my|our|the|a|this|own|gnosis|team|dao|company|treasury)$/.test(wordAt(lexemes, lead)))
    lead -= 1;
  const isFirst = lead < 0 || /^[.;!?]$/.test(wordAt(lexemes, lead));
  if (isFirst && DOES.test(wordAt(lexemes, address + 1))) return true;
  // "From the Safe 0x…, approve …": what a sentence begins with is where it is done.
  const isHeading = isFirst && wordAt(lexemes, address + 1) === ":";
  if (isHeading) return true;
  const isOpening =
    lead === 0 ||
    /^[.;!?]$/.test(wordAt(lexemes, lead - 1)) ||
    (lead === 1 && /^(?:batch|bundle)$/.test(wordAt(lexemes, 0)));
  if (isOpening && wordAt(lexemes, lead) === "from") return true;
  // "Let the Safe 0x… spend", "revoke it from the Safe 0x…" name who may spend.
  const leads = /^(?:approve|revoke)$/.test(operation)
    ? /^(?:via|through|using|by)$/
    : /^(?:from|of|in|inside|by|via|through|using|have|let|make)$/;
  return leads.test(wordAt(lexemes, lead));
}
