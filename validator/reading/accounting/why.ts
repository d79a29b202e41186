import type { Operation } from "../../calls/call.ts";
import { nounsEnd } from "./purpose.ts";
import { isRemark } from "./remark.ts";
import { isReason } from "./statement.ts";
import type { Word } from "./word.ts";

const REASON = /^(?:because|since|cause|so|as)$/;

/** Whether words say why, to their end: "because Bob helped me", "so that I can relax", "because of the weather". */
export function isWhy(
  words: readonly Word[],
  from: number,
  to: number,
  asked: ReadonlySet<Operation>,
): boolean {
  const opener = words[from]?.plain ?? "";
  if (!REASON.test(opener)) return false;
  if (isReason(words, from + 1, to)) return true;
  const start = opener === "so" && words[from + 1]?.plain === "that" ? from + 2 : from + 1;
  if (/^(?:because|since|cause|so)$/.test(opener) && isRemark(words, start, to, asked)) return true;
  return opener === "because" && words[from + 1]?.plain === "of" && nounsEnd(words, from + 2, to) === to;
}
