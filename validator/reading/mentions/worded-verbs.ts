import type { Lexeme } from "../../intent/lexer.ts";
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

/** The verb that several words at a place are together, and where they end. */
export function wordedVerbAt(
  lexemes: readonly Lexeme[],
  at: number,
): { verb: string; to: number } | undefined {
  const [word, next, second] = [at, at + 1, at + 2].map((place) => wordAt(lexemes, place));
  switch (word) {
    case "get":
      return next === "rid" ? { verb: "rid", to: at + 2 } : undefined;
    // "Scrap the USDC allowance of 0x…"; "scrap that" takes the request back.
    case "scrap":
    case "wipe":
    case "nuke":
    case "axe":
    case "bin":
      return isOfRight(lexemes, at) ? { verb: "delete", to: at + 1 } : undefined;
    // "Undo the wrapping of 5 wstETH"
    case "undo":
      return next === "the" && second === "wrapping" ? { verb: "unwrap", to: at + 3 } : undefined;
    // "have Aave lend me 5 USDC"; "they lend me 5 USDC" tells.
    case "lend":
      return /^(?:me|us)$/.test(next ?? "") && isBidden(lexemes, at)
        ? { verb: "borrow", to: at + 2 }
        : undefined;
    // "take out a loan of 5 USDC"
    case "take":
    case "taking": {
      // "take away the access of 0x…"
      if (next === "away" && isOfRight(lexemes, at + 1)) return { verb: "revoke", to: at + 2 };
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
