import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { endsSentence, pastWords, wordAt } from "../../intent/reading.ts";

const RIGHT = /^(?:allowances?|approvals?|permissions?|access)$/;
/** How far before the verb stands who is to do it: "have the Aave V3 pool lend". */
const REACH = 6;

const isBidden = (lexemes: readonly Lexeme[], at: number) =>
  /^(?:[.,;:!]|please|and|then|)$/.test(wordAt(lexemes, at - 1)) ||
  lexemes.slice(Math.max(0, at - REACH), at).some(({ lower }) => /^(?:have|let|make|get)$/.test(lower));

/** Whether a right is named soon behind a place, in the same sentence. */
function isOfRight(lexemes: readonly Lexeme[], at: number): boolean {
  const near = lexemes.slice(at + 1, at + 1 + REACH);
  const noun = near.findIndex(({ lower }) => RIGHT.test(lower));
  return noun >= 0 && !near.slice(0, noun).some(endsSentence);
}

/** "5 USDC of debt", "5 USDC of variable-rate credit"; "… of debt off" lessens it. */
function owedBehind(lexemes: readonly Lexeme[], at: number): boolean {
  const number = numberAt(lexemes, at);
  if (!number || wordAt(lexemes, number.to + 1) !== "of") return false;
  const noun = pastWords(lexemes, number.to + 2, /^(?:new|variable|variable-rate)$/, 2);
  return (
    /^(?:debt|credit)$/.test(wordAt(lexemes, noun)) &&
    /^(?:on|at|from|with|in|[.,;!]|)$/.test(wordAt(lexemes, noun + 1))
  );
}

function isMadeInto(lexemes: readonly Lexeme[], at: number): boolean {
  const number = numberAt(lexemes, pastWords(lexemes, at, /^(?:my|the|those|these)$/, 1));
  return number !== undefined && wordAt(lexemes, pastWords(lexemes, number.to + 1, /^back$/, 1)) === "into";
}

/** The verb that several words at a place are together, and where they end. */
export function wordedVerbAt(
  lexemes: readonly Lexeme[],
  at: number,
): { verb: string; to: number } | undefined {
  const next = wordAt(lexemes, at + 1);
  switch (wordAt(lexemes, at)) {
    case "get":
      return next === "rid" ? { verb: "rid", to: at + 2 } : undefined;
    case "part":
      return next === "with" && numberAt(lexemes, at + 2) ? { verb: "rid", to: at + 2 } : undefined;
    // "make 2 WETH back into ETH"
    case "make":
      return isMadeInto(lexemes, at + 1) ? { verb: "turn", to: at + 1 } : undefined;
    // "Scrap the USDC allowance of 0x…"; "scrap that" takes the request back.
    case "scrap":
    case "wipe":
    case "nuke":
    case "axe":
    case "bin":
      return isOfRight(lexemes, at) ? { verb: "delete", to: at + 1 } : undefined;
    // "Undo the wrapping of 5 wstETH"
    case "undo":
      return next === "the" && wordAt(lexemes, at + 2) === "wrapping"
        ? { verb: "unwrap", to: at + 3 }
        : undefined;
    // "have Aave lend me 5 USDC"; "they lend me 5 USDC" tells.
    case "lend":
      return /^(?:me|us)$/.test(next) && isBidden(lexemes, at) ? { verb: "borrow", to: at + 2 } : undefined;
    case "draw":
      return owedBehind(lexemes, at + 1) ? { verb: "borrow", to: at + 1 } : undefined;
    // "take out a loan of 5 USDC", "take out 5 USDC of debt"
    case "take":
    case "taking": {
      // "take away the access of 0x…"
      if (next === "away" && isOfRight(lexemes, at + 1)) return { verb: "revoke", to: at + 2 };
      if (next === "out" && owedBehind(lexemes, at + 2)) return { verb: "borrow", to: at + 2 };
      const noun = pastWords(lexemes, at + 1, /^(?:out|up|an?|new|variable|variable-rate)$/, 4);
      const isLoan = noun > at + 1 && /^(?:loan|credit)$/.test(wordAt(lexemes, noun));
      return isLoan && /^(?:of|for)$/.test(wordAt(lexemes, noun + 1))
        ? { verb: "borrow", to: noun + 2 }
        : undefined;
    }
    default:
      return undefined;
  }
}

const DEED = /^(?:it|this|that|which|swap|swaps|trade|trades|exchange|conversion|each|one)$/;

/** "…, it should give 5 WETH minimum", "each swap must give at least 5 WETH": what a trade brings, and no payment. */
export function isYielding(lexemes: readonly Lexeme[], at: number): boolean {
  if (!/^gives?$/.test(wordAt(lexemes, at)) || /^(?:back|away|up|out)$/.test(wordAt(lexemes, at + 1)))
    return false;
  const isDue = /^(?:should|must)$/.test(wordAt(lexemes, at - 1));
  const isToBe = wordAt(lexemes, at - 1) === "to" && /^(?:has|have|needs?)$/.test(wordAt(lexemes, at - 2));
  const subject = isDue ? at - 2 : at - 3;
  return (isDue || isToBe) && (DEED.test(wordAt(lexemes, subject)) || wordAt(lexemes, subject) === ",");
}
