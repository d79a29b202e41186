import type { Guard, WordClass } from "../../data/lexicon/word-classes.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import type { Word } from "./word.ts";

type Test = (word: Word) => boolean;
/** A word to be found, a few words of any kind, or the edge of the clause. */
type Item = { test: Test; isOptional: boolean } | "gap" | "edge";

interface Pattern {
  items: readonly Item[];
  value: string;
}

const LONGEST_GAP = 4;

/**
 * Finds patterns of words in a clause. A pattern is written as words between spaces: "a|b" is either, "a?" may be left out,
 * "<name>" a class of the table beside it, "{thing}" one of the lexicon, "[negation]" a guard, "(place)" what was read from
 * the word, "#" a number, "'s" whose it is, "*" up to four words, "^" and "$" the edges. Adverbs may stand between.
 */
export function createPatternFinder(
  classes: Readonly<Record<string, readonly string[]>>,
  table: Readonly<Record<string, readonly string[]>>,
): (clause: readonly Word[], at: number) => readonly Pattern[] {
  const wordsOf = new Map(
    Object.entries(classes).map(([name, lines]) => [name, new Set(lines.join(" ").split(" "))] as const),
  );
  const literals = (token: string): string[] | undefined => {
    const found: string[] = [];
    for (const choice of token.split("|")) {
      const own = /^<(.+)>$/.exec(choice)?.[1];
      if (/^[{[(#'*^$]/.test(choice)) return undefined;
      found.push(...(own === undefined ? [choice] : (wordsOf.get(own) ?? [])));
    }
    return found;
  };
  const byAnchor = new Map<string, { pattern: Pattern; anchor: number }[]>();
  for (const [value, lines] of Object.entries(table))
    for (const line of lines) {
      const tokens = line.split(" ");
      const pattern = { value, items: tokens.map((token) => itemOf(token, wordsOf)) };
      const sizes = tokens.map((token) => (token.endsWith("?") ? undefined : literals(token)?.length));
      const anchor = sizes.indexOf(Math.min(...sizes.filter((size) => size !== undefined)));
      for (const word of literals(tokens[anchor] ?? "") ?? [])
        byAnchor.set(word, [...(byAnchor.get(word) ?? []), { pattern, anchor }]);
    }
  return (clause, at) =>
    (byAnchor.get(clause[at]?.plain ?? "") ?? [])
      .filter(
        ({ pattern: { items }, anchor }) =>
          stands(items, anchor + 1, clause, at + 1, 1) && stands(items, anchor - 1, clause, at - 1, -1),
      )
      .map(({ pattern }) => pattern);
}

function itemOf(token: string, wordsOf: ReadonlyMap<string, ReadonlySet<string>>): Item {
  if (token === "*") return "gap";
  if (token === "^" || token === "$") return "edge";
  const isOptional = token.endsWith("?");
  const tests = (isOptional ? token.slice(0, -1) : token).split("|").map((choice) => testOf(choice, wordsOf));
  return { isOptional, test: (word) => tests.some((test) => test(word)) };
}

function testOf(choice: string, wordsOf: ReadonlyMap<string, ReadonlySet<string>>): Test {
  const name = choice.slice(1, -1);
  if (choice === "#") return ({ lexeme, plain }) => lexeme.kind === "number" || isOf(plain, "numeral");
  if (choice === "'s") return ({ lexeme }) => /\p{L}['’]s$/u.test(lexeme.text);
  if (choice.startsWith("<")) return ({ plain }) => wordsOf.get(name)?.has(plain) === true;
  if (choice.startsWith("{")) return ({ plain }) => isOf(plain, name as WordClass);
  if (choice.startsWith("[")) return ({ plain }) => guardOf(plain) === (name as Guard);
  if (choice.startsWith("(")) return ({ element }) => element?.as.startsWith(name) === true;
  return ({ plain }) => plain === choice;
}

/** Whether the items from one on stand in the clause from a place on, forwards or backwards. */
function stands(
  items: readonly Item[],
  next: number,
  clause: readonly Word[],
  at: number,
  step: 1 | -1,
): boolean {
  const item = items[next];
  if (item === undefined) return true;
  const word = clause[at];
  if (item === "edge") return word === undefined;
  if (item === "gap") {
    for (let gap = 0; gap <= LONGEST_GAP; gap += 1)
      if (stands(items, next + step, clause, at + gap * step, step)) return true;
    return false;
  }
  if (word && item.test(word) && stands(items, next + step, clause, at + step, step)) return true;
  if (item.isOptional && stands(items, next + step, clause, at, step)) return true;
  return word !== undefined && isOf(word.plain, "adverb", "manner") && stands(items, next, clause, at + step, step);
}
