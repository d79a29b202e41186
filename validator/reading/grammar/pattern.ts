import type { Guard, WordClass } from "../../data/lexicon/word-classes.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { wordsOfRole } from "../../lexicon/roles.ts";
import { plainAt, type Word } from "./word.ts";

type Test = (word: Word | undefined) => boolean;
/** A word to be found, where none is the edge of the clause; or a few words of any kind. */
type Item = { test: Test; words: readonly string[]; isOptional: boolean } | "gap";

const LONGEST_GAP = 4;
/** Between two words of a pattern: so that adverbs without end are not tried in every way. */
const MOST_ADVERBS = 2;

/**
 * Finds what a table of patterns says of a clause at a word of it. A pattern is words between spaces: "a|b" is either, "a?"
 * may be left out, "<role>" is a word of a role, "{thing}" of a class, "[negation]" of a guard, "(place)" one that this was
 * read from, "#" a number, "'s" whose something is, "*" up to four words, "^" and "$" the edges. Adverbs may stand between.
 */
export function createPatternFinder<Value extends string>(
  table: Readonly<Record<Value, readonly string[]>>,
): (clause: readonly Word[], at: number) => Value[] {
  const byAnchor = new Map<string, { value: Value; items: Item[]; anchor: number }[]>();
  for (const [value, lines] of Object.entries(table) as [Value, string[]][])
    for (const line of lines) {
      const items = line.split(" ").map(itemOf);
      const sizes = items.map((item) => (typeof item === "string" ? 0 : item.words.length) || Infinity);
      const anchor = sizes.indexOf(Math.min(...sizes));
      const item = items[anchor] as Exclude<Item, string>;
      for (const word of item.words)
        byAnchor.set(word, [...(byAnchor.get(word) ?? []), { value, items, anchor }]);
    }
  return (clause, at) => {
    const known = byAnchor.get(plainAt(clause, at));
    if (!known) return [];
    return known
      .filter(
        ({ items, anchor }) =>
          stands(items, anchor + 1, clause, at + 1, 1) && stands(items, anchor - 1, clause, at - 1, -1),
      )
      .map(({ value }) => value);
  };
}

/** An item, with every word that it may be where they can be told and one of them has to stand there. */
function itemOf(token: string): Item {
  if (token === "*") return "gap";
  const isOptional = token.endsWith("?");
  const choices = (isOptional ? token.slice(0, -1) : token).split("|");
  const tests = choices.map(testOf);
  const isOpen = isOptional || choices.some((choice) => /^[{[(#'^$]/.test(choice));
  const words = choices.flatMap((choice) =>
    choice.startsWith("<") ? [...wordsOfRole(choice.slice(1, -1))] : [choice],
  );
  return { isOptional, words: isOpen ? [] : words, test: (word) => tests.some((test) => test(word)) };
}

function testOf(choice: string): Test {
  const name = choice.slice(1, -1);
  switch (choice[0]) {
    case "^":
    case "$":
      return (word) => word === undefined;
    case "#":
      return (word) => word?.lexeme.kind === "number" || isOf(word?.plain ?? "", "numeral");
    case "'":
      return (word) => /\p{L}['’]s$/u.test(word?.lexeme.text ?? "");
    case "<":
      return (word) => wordsOfRole(name).has(word?.plain ?? "");
    case "{":
      return (word) => isOf(word?.plain ?? "", name as WordClass);
    case "[":
      return (word) => guardOf(word?.plain ?? "") === (name as Guard);
    case "(":
      return (word) => word?.element?.as.startsWith(name) === true;
    default:
      return (word) => word?.plain === choice;
  }
}

/** Whether the items from one on stand in the clause from a place on, forwards or backwards. */
function stands(
  items: readonly Item[],
  next: number,
  clause: readonly Word[],
  at: number,
  step: 1 | -1,
  adverbs = MOST_ADVERBS,
): boolean {
  const item = items[next];
  const word = clause[at];
  if (item === undefined) return true;
  if (item === "gap") {
    for (let gap = 0; gap <= LONGEST_GAP; gap += 1)
      if (stands(items, next + step, clause, at + gap * step, step)) return true;
    return false;
  }
  if (item.test(word) && stands(items, next + step, clause, at + step, step)) return true;
  if (item.isOptional && stands(items, next + step, clause, at, step)) return true;
  return (
    adverbs > 0 &&
    word !== undefined &&
    isOf(word.plain, "adverb", "manner") &&
    stands(items, next, clause, at + step, step, adverbs - 1)
  );
}
