import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { nounPhrase, nounsEnd } from "../grammar/noun-phrase.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { tells } from "./tells.ts";

const REASON = /^(?:because|since|cause|so|as)$/;
/** Whether words say why, to their end: "because Bob helped me", "so that I can pay my rent", "because of the weather". */
export function isWhy(
  words: readonly Word[],
  from: number,
  to: number,
  asked: ReadonlySet<Operation>,
): boolean {
  const opener = plainAt(words, from);
  if (!REASON.test(opener)) return false;
  if (opener === "because" && words[from + 1]?.plain === "of")
    return nounPhrase(words, from + 2, to, true)?.to === to;
  // "She is waiting since yesterday"
  const isTime = words
    .slice(from + 1, to)
    .every(({ plain }) => isOf(plain, "time") || /^(?:last|this|early)$/.test(plain));
  if (opener === "since" && to > from + 1 && isTime && words[from - 1]?.filler === "note") return true;
  // "friends since kindergarten"
  if (opener === "since" && nounsEnd(words, from + 1, to) === to) return true;
  const start = opener === "so" && words[from + 1]?.plain === "that" ? from + 2 : from + 1;
  return tells(words, start, to, asked);
}
