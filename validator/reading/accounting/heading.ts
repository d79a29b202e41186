import { isOf } from "../../lexicon/lexicon.ts";
import type { Word } from "../grammar/word.ts";

/** Headings behind which a value has to stand. */
export const ROLE =
  /^(?:recipient|receiver|owner|beneficiary|payee|to|from|spender|token|asset|amount|network|chain|protocol|venue|platform|wallet|address|account)$/;

/** "Payroll:", "Task 2:", "1:" */
export function isHeading({ lexeme, plain }: Word): boolean {
  if (lexeme.kind === "number") return /^\d{1,2}$/.test(plain);
  if (isOf(plain, "numeral") || /^(?:week|month|year|quarter|today)['’]s$/i.test(lexeme.text)) return true;
  return (
    (isOf(plain, "heading", "occasion", "courtesy", "carrier") &&
      (!isOf(plain, "person") || /^(?:treasury|lenders?)$/.test(plain)) &&
      !/^q[1-4]$/.test(plain)) ||
    /^(?:the|a|an|my|our|this|of|new|owner)$/.test(plain)
  );
}
