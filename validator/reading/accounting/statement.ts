import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";

export const THIS = /^(?:it|it's|this|that|that's|here's)$/;
/** What the request moves or does, spoken of again. */
export const REFERENCE = /^(?:it|this|that|these|those|them|one|ones|so|which|such)$/;

/** Words that seem to tell something. */
export interface Statement {
  words: readonly Word[];
  /** Where its subject begins, where its verb stands, where it ends. */
  start: number;
  verb: number;
  to: number;
  isOfSelf: boolean;
  asked: ReadonlySet<Operation>;
}

/** "She paid for dinner", "I sold my guitar": a deed that is not the one that is asked for. */
export function isPastDeed({ words, to, isOfSelf, asked }: Statement, at: number): boolean {
  const plain = plainAt(words, at);
  if (!isPast(plain) && plain !== "gave") return false;
  if (/^(?:been|be|is|was|were|are)$/.test(plainAt(words, at - 1))) return false;
  const next = plainAt(words, at + 1);
  if (!isOfSelf && (plain === "delivered" || (plain === "paid" && (next === "for" || at + 1 >= to))))
    return true;
  const { certain, possible } = operationVerb(plain) ?? {};
  return ![...((isOfSelf ? possible : certain) ?? [])].some((operation) => asked.has(operation));
}

/** "this morning", "that house": what follows is spoken of. */
export const isPresented = (word: string, next: string) =>
  !/^(?:last|next|past|first)$/.test(next) &&
  (isOf(next, "occasion", "thing", "person", "quality") ||
    (/^(?:this|that)$/.test(word) && isOf(next, "time")));
