import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { nounPhrase } from "../grammar/noun-phrase.ts";
import type { Word } from "../grammar/word.ts";

/** Classes of what may be named, and of all that may stand in what is told. */
export const NAMED = ["occasion", "thing", "person", "name", "place", "quality", "time"] as const;
export const THIS = /^(?:it|it's|this|that|that's|here's)$/;
export const COPULA =
  /^(?:is|are|am|was|were|be|been|i'm|we're|he's|she's|they're|it's|that's|there's|here's)$/;
/** What the request moves or does, spoken of again. */
export const REFERENCE = /^(?:it|this|that|these|those|them|one|ones|so|which|such)$/;
export const TOLD = [
  ...NAMED,
  "adverb",
  "manner",
  "grammar",
  "preposition",
  "joint",
  "courtesy",
  "subject",
  "numeral",
  "present",
  "going",
  "past",
] as const;

/** Words that seem to tell something. */
export interface Statement {
  words: readonly Word[];
  /** Where its subject begins, where its verb stands, where it ends. */
  start: number;
  verb: number;
  to: number;
  isOfSelf: boolean;
  asked: ReadonlySet<Operation>;
  /** It stands before "so" and a request. */
  isPremise: boolean;
  /** Whatever is asked for ends something. */
  isClosing: boolean;
}

/** "the designer finished the logo": a work, and not the request. */
export function isFinished({ words, isOfSelf }: Statement, at: number): boolean {
  const isOfWork = /^(?:the|my|our|his|her|their|a)$/.test(words[at + 1]?.plain ?? "");
  if (words[at]?.plain === "did")
    return /^(?:dishes|laundry|shopping|cooking|cleaning|gardening|ironing)$/.test(
      words[at + 2]?.plain ?? "",
    );
  return words[at]?.plain === "finished" && !isOfSelf && isOfWork;
}

/** "She paid for dinner", "I sold my guitar": a deed that is not the one that is asked for. */
export function isPastDeed({ words, to, isOfSelf, asked, isPremise }: Statement, at: number): boolean {
  const plain = words[at]?.plain ?? "";
  const before = words[at - 1]?.plain ?? "";
  if (!(isPast(plain) || plain === "gave") || /^(?:been|be|is|was|were|are)$/.test(before)) return false;
  if (isPremise) return true;
  const next = at + 1 < to ? (words[at + 1]?.plain ?? "") : "";
  if (!isOfSelf && (plain === "delivered" || (plain === "paid" && /^(?:for|)$/.test(next)))) return true;
  // "The notary sent his bill": what is handed over is neither the money nor what was named before.
  const object = words[at + 1]?.plain === "me" || words[at + 1]?.plain === "us" ? at + 2 : at + 1;
  const given = object < to ? nounPhrase(words, object, to) : undefined;
  if (!isOfSelf && given?.head === "thing" && !/^(?:the|this|that)$/.test(words[object]?.plain ?? ""))
    return true;
  const { certain, possible } = operationVerb(plain) ?? {};
  return ![...((isOfSelf ? possible : certain) ?? [])].some((operation) => asked.has(operation));
}

/** "this morning", "that house": what follows is spoken of. */
export const isPresented = (word: string, next: string) =>
  !/^(?:last|next|past|first)$/.test(next) &&
  (isOf(next, "occasion", "thing", "person", "quality") ||
    /^(?:protocol|app|platform)$/.test(next) ||
    (/^(?:this|that)$/.test(word) && isOf(next, "time")));
