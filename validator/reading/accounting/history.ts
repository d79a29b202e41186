import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { isOpen, type Word } from "../grammar/word.ts";

const AGREEING: readonly Operation[] = ["approve", "revoke", "sign"];
const ENDS: ReadonlySet<string> = new Set([".", ";", "!", "?", "\n"]);

/**
 * Marks sentences that tell what was: "Bob paid me back 40 USDC." Nothing was read from them, they name nobody by an
 * address, and no number of theirs is one of the request's, for what was done already is not to be done again.
 */
export function markHistory(words: Word[]): void {
  const asked = new Set(
    words.filter(({ element }) => element?.as.startsWith("amount")).map(({ lexeme }) => lexeme.lower),
  );
  for (let from = 0; from < words.length; ) {
    let to = from;
    while (to < words.length && !ENDS.has(words[to]?.lexeme.text ?? "")) to += 1;
    const sentence = words.slice(from, to);
    if (isHistory(sentence, asked)) for (const word of sentence) if (isOpen(word)) word.filler = "history";
    from = to + 1;
  }
}

function isHistory(sentence: readonly Word[], asked: ReadonlySet<string>): boolean {
  const verb = sentence.findIndex(({ lexeme }, at) => at < 4 && isPast(lexeme.lower));
  // "The board approved 300" may be another sum than the one that is asked for.
  const { possible } = operationVerb(sentence[verb]?.plain ?? "") ?? {};
  if (AGREEING.some((one) => possible?.has(one))) return false;
  const isSaid = verb > 0 && sentence.some(({ lexeme }) => lexeme.kind === "number");
  return isSaid && sentence.every((word, at) => isTold(word, at, asked));
}

function isTold({ element, filler, lexeme, plain }: Word, at: number, asked: ReadonlySet<string>): boolean {
  if (element) return /^(?:token|verb|noun)$/.test(element.as) ? element.of === "the call" : false;
  if (filler !== undefined) return true;
  if (lexeme.kind === "number") return !asked.has(lexeme.lower);
  if (lexeme.kind === "sign") return /^[,$()]$/.test(lexeme.text);
  if (lexeme.kind !== "word" || guardOf(plain)) return false;
  if (at === 0 && /^\p{Lu}\p{Ll}+$/u.test(lexeme.text)) return true;
  return (
    isPast(plain) ||
    isOf(plain, "grammar", "preposition", "generic", "person", "time", "subject", "occasion", "quality")
  );
}
