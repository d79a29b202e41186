import { isOf } from "../../lexicon/lexicon.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const THEIRS = /^(?:his|her|their)$/;
const HELD =
  /^(?:debts?|loans?|borrows?|positions?|deposits?|collateral|stakes?|holdings|balances?|coins|tokens)$/;
/** Between whose it is and what: "his whole Aave debt". */
const MOST_BETWEEN = 2;

/** Marks whose something is that the calls take from one's own account: "Repay his USDC debt", "Unwrap her 2 WETH". */
export function guardOtherOwners(words: Word[], { asked }: GuardContext): void {
  // Whoever is paid or may spend is spoken of, too: "0x… gets his 5 USDC".
  if (asked.has("transfer") || asked.has("approve") || asked.has("revoke")) return;
  if (words.some(({ lexeme }) => lexeme.kind === "address")) return;
  for (const [at, word] of words.entries())
    if (THEIRS.test(word.plain) && word.filler !== "remark" && isHeld(words, at + 1))
      word.problem = "somebody else's";
}

function isHeld(words: readonly Word[], from: number): boolean {
  for (let at = from; at <= from + MOST_BETWEEN; at += 1) {
    const { element } = words[at] ?? {};
    if (HELD.test(plainAt(words, at)) || element?.as.startsWith("token") || element?.as.startsWith("amount"))
      return true;
    if (element === undefined && !isOf(plainAt(words, at), "quality", "bound")) return false;
  }
  return false;
}
