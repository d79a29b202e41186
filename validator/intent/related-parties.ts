import type { Operation } from "../calls/call.ts";
import { type Reading, wordAt } from "./reading.ts";

/** Words between a preposition and the address that it belongs to. */
export const FILLERS =
  /^(?:the|my|our|his|her|their|a|an|this|following|that|address|wallet|account|contract|spender|recipient|receiver|beneficiary|user|friend|ens|name|is|at|=|:|\(|\[|"|'|`|“|‘|<|@|own|destination|safe|multisig|vault|treasury|eoa|cold|hot|new|other|smart|behalf|owner|signer|module|guard|operator|payee|ledger)$/;
const RELATED = /^(?:owner|holder|deployer|creator|controller|admin|beneficiary|sender)$/;
/** What of somebody's stands for them: "0x…'s wallet", "0x…'s USDC allowance", "0x…'s loan". */
const OWN_THINGS =
  /^(?:wallet|address|account|eoa|approvals?|allowances?|permissions?|access|rights?|ability|power|debts?|loans?|borrow|position|deposit|behalf|spending|operator)$/;

/** "anyone but 0x…", "somebody other than 0x…", "0x…'s Safe", "the owner of 0x…": not the one who is meant. */
export function isAnother({ lexemes }: Reading, at: number, operation: Operation): boolean {
  if (operation === "administer" || lexemes[at]?.kind === "word") return false;
  if (/^['’]$/.test(wordAt(lexemes, at + 1)) && wordAt(lexemes, at + 2) === "s")
    return !lexemes.slice(at + 3, at + 7).some(({ lower }) => OWN_THINGS.test(lower));
  let before = at - 1;
  while (before > at - 4 && FILLERS.test(wordAt(lexemes, before)) && wordAt(lexemes, before) !== "behalf")
    before -= 1;
  const [word, lead] = [wordAt(lexemes, before), wordAt(lexemes, before - 1)];
  if (word === "of") return RELATED.test(lead) || (lead === "behalf" && operation === "transfer");
  // "the address after 0x…", "whoever owns 0x…", "the contract deployed by 0x…"
  if (/^(?:after|before|like|owns|behind|near)$/.test(word)) return true;
  if (word === "by") return /^(?:deployed|created|made|owned|controlled|run)$/.test(lead);
  return /^(?:but|except|than|excluding|besides)$/.test(word) && !/^(?:nobody|none|nowhere|one)$/.test(lead);
}
