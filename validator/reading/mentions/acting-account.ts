import type { Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { backOver, type Reading, wordAt } from "../../intent/reading.ts";
import { termWords } from "../../lexicon/term-words.ts";

/** "The Safe 0x… pays 0x…": what the subject of a sentence does. */
const DOES = termWords("what an account does");

/** Whether the address at a place is that of a Safe which acts or is changed: "from my Safe 0x…", "have the Safe 0x… pay". */
export function isActingAccount({ lexemes }: Reading, address: number, operation: Operation): boolean {
  const noun = backOver(lexemes, address, /^(?:\(|\[|:|=|at|is|address|wallet|account)$/) - 1;
  if (!/^(?:safe|multisig|multi-sig)$/.test(wordAt(lexemes, noun))) return false;
  if (operation === "administer") return true;
  const owners = /^(?:my|our|the|a|this|own|gnosis|team|dao|company|treasury)$/;
  // "Let the Safe 0x… spend", "revoke it from the Safe 0x…" name who may spend.
  const leads = changesGrant(operation)
    ? /^(?:via|through|using|by)$/
    : /^(?:from|of|in|inside|by|via|through|using|have|let|make)$/;
  const lead = wordAt(lexemes, backOver(lexemes, noun, owners) - 1);
  return leads.test(lead) || (/^[.;!?]?$/.test(lead) && DOES.test(wordAt(lexemes, address + 1)));
}
