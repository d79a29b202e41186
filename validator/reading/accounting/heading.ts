import { isOf } from "../../lexicon/lexicon.ts";
import { isReferred } from "./noun-phrase.ts";
import type { Word } from "./word.ts";

/** "Payroll:", "Task 2:", "1:" */
export function isHeading(open: readonly Word[], { lexeme, plain }: Word, at: number): boolean {
  if (lexeme.kind === "number") return isReferred(open, at) || /^\d{1,2}$/.test(plain);
  if (isOf(plain, "numeral")) return true;
  return (
    (isOf(plain, "heading", "occasion", "courtesy", "carrier") && !/^q[1-4]$/.test(plain)) ||
    /^(?:the|a|an|my|our|this|of)$/.test(plain)
  );
}
