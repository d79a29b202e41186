import type { NotUnderstood } from "../intent/intent.ts";
import { quoteSpan, type Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import { guardOf, isKnown, isOf } from "../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";

const JOINT = /^(?:and|but|then|also|plus|or|&)$/;

/**
 * The sentences that bear nothing a request is made of and have words that nobody knows, cut into their clauses: no value, number
 * or name, no verb or noun of a deed, no guarded word, no word of requests, no joint before it, no heading. Of these, and of no
 * others, a model may say that they ask for nothing.
 */
export function asidesIn(
  reading: Reading,
  items: readonly Item[],
  asking: ReadonlySet<number | undefined>,
): NotUnderstood[] {
  const sentences = Map.groupBy(items, ({ sentence }) => sentence);
  return [...sentences].flatMap(([sentence, own]) => {
    if (asking.has(sentence) || own.some(({ said }) => said === ":")) return [];
    const clauses = [...Map.groupBy(own, ({ clause }) => clause).values()].map((clause) =>
      clause.filter(({ is }) => is !== "mark"),
    );
    const told = clauses.filter(({ length }) => length > 0);
    return told.every((clause) => isAside(reading, clause))
      ? told.map((clause) => ({
          ...quoteSpan(reading, { from: clause[0]?.from ?? 0, to: clause.at(-1)?.to ?? 0 }),
          demands: false,
          why: "unknown",
          mayBeAside: true as const,
        }))
      : [];
  });
}

function isAside({ lexemes }: Reading, clause: readonly Item[]): boolean {
  const own = clause.flatMap(({ from, to }) => lexemes.slice(from, to));
  if (JOINT.test(own[0]?.lower ?? "")) return false;
  if (!clause.every(({ is }) => is === "word" || is === "open")) return false;
  return own.every(({ kind, text, lower }, at) => {
    if (guardOf(lower) || operationVerb(lower) || operationsOfNoun(lower)) return false;
    if (isOf(lower, "generic", "bound", "passive", "carrier") && !isOf(lower, "thing", "person"))
      return false;
    if (kind === "sign") return /^["'`*_…]$/.test(text);
    return kind === "word" && (at === 0 || !/^\p{Lu}/u.test(text) || lower === "i");
  });
}

/** Words that no table knows: what is refused in known words is refused for what it says. */
export const hasUnknown = ({ lexemes }: Reading, { start, end }: NotUnderstood): boolean =>
  lexemes.some((one) => one.start >= start && one.end <= end && one.kind === "word" && !isKnown(one.lower));
