import { isOf } from "../../lexicon/lexicon.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const HELD =
  /^(?:debts?|loans?|borrows?|positions?|deposits?|collateral|stakes?|holdings|balances?|coins|tokens)$/;
/** Between whose it is and what: "his whole Aave debt". */
const MOST_BETWEEN = 2;

/** Marks whose something is that the calls take from one's own account: "Repay his USDC debt", "Unwrap her 2 WETH". */
export function guardOtherOwners(words: Word[], context: GuardContext): void {
  const { asked } = context;
  markSources(words, context);
  // Whoever is paid or may spend is spoken of, too: "0x… gets his 5 USDC".
  if (asked.has("transfer") || asked.has("approve") || asked.has("revoke")) return;
  if (words.some(({ lexeme }) => lexeme.kind === "address")) return;
  markOwners(words, context);
}

function isHeld(words: readonly Word[], whose: number): boolean {
  if (words[whose]?.filler === "remark") return false;
  for (let at = whose + 1; at <= whose + 1 + MOST_BETWEEN; at += 1) {
    const { element } = words[at] ?? {};
    if (HELD.test(plainAt(words, at)) || /^(?:token|amount)/.test(element?.as ?? "")) return true;
    if (element === undefined && !isOf(plainAt(words, at), "quality", "bound")) return false;
  }
  return false;
}

const markOwners = markBy<GuardContext>([
  { at: /^(?:his|her|their)$/, problem: "somebody else's", holds: isHeld },
]);

const OWN = /^(?:me|myself|us|(?:my|our|this) (?:own|wallet|account|address|safe|treasury))\b/;

/** "From his USDC, 5 are to go to 0x…", "Owner: Peter": out of what somebody else has, whoever is paid. */
const markSources = markBy<GuardContext>([
  {
    at: /^owner$/,
    problem: "somebody else's",
    holds: (words, at, { asked }) =>
      plainAt(words, at + 1) === ":" &&
      words[at + 2]?.lexeme.kind === "word" &&
      words[at + 2]?.element === undefined &&
      !asked.has("administer") &&
      !OWN.test(`${plainAt(words, at + 2)} ${plainAt(words, at + 3)}`),
  },
  {
    at: /^(?:his|her|their)$/,
    problem: "somebody else's",
    holds: (words, at) =>
      /^(?:from|of)$/.test(plainAt(words, at - 1)) && words[at + 1]?.element?.as.startsWith("token") === true,
  },
]);
