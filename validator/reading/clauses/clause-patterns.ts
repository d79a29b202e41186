import type { Operation } from "../../calls/call.ts";
import table from "../../data/patterns/deed-clauses.json" with { type: "json" };

const { kinds, ...DEEDS } = table;
type Deed = keyof typeof DEEDS;
export type ClauseRole = keyof (typeof DEEDS)["transfer"];

/** Of a kind "a, b c" either; what has several words is tried first. */
const alternatives = (words: readonly string[]) =>
  words
    .flatMap((word) =>
      word.startsWith("<") ? kinds[word.slice(1, -1) as keyof typeof kinds].split(", ") : word,
    )
    .toSorted((left, right) => right.length - left.length)
    .map((word) => `${word} `)
    .join("|");

/** A pattern is words between spaces: "a|b" is either, "a?" may be left out, "<kind>" is one of a kind. */
function expressionOf(pattern: string): string {
  const items = pattern.match(/(?:<[^>]+>|[^\s|?]+)(?:\|(?:<[^>]+>|[^\s|?]+))*\??/g) ?? [];
  return items
    .map((item) => {
      const words = item.replace(/\?$/, "").match(/<[^>]+>|[^|]+/g) ?? [];
      return `(?:${alternatives(words)})${item.endsWith("?") ? "?" : ""}`;
    })
    .join("");
}

const expressions = (role: ClauseRole) =>
  Object.entries(DEEDS).flatMap(([deed, { [role]: patterns }]) =>
    patterns.length === 0
      ? []
      : [[deed as Deed, new RegExp(`^(?:${patterns.map(expressionOf).join("|")})$`)] as const],
  );

const BY_ROLE = {
  orders: expressions("orders"),
  headings: expressions("headings"),
  items: expressions("items"),
  further: expressions("further"),
  wished: expressions("wished"),
} satisfies Record<ClauseRole, unknown>;

/** "Once it's there, …": behind what went before. */
const ONCE = new RegExp(`^${expressionOf("<once>")}`);

/** Every word that stands in one of the patterns. */
export const WORDS: ReadonlySet<string> = new Set(
  [...Object.values(kinds), ...Object.values(DEEDS).flatMap((roles) => Object.values(roles).flat())].flatMap(
    (line) => line.split(/[\s,|?<>]+/),
  ),
);

/** The deeds that a clause is told of in a role by its words, with what it names by letters: "send S to P ". */
export function deedsTold(role: ClauseRole, words: string): Operation[] {
  const told = role === "orders" ? words.replace(ONCE, "") : words;
  return BY_ROLE[role].flatMap(([deed, expression]) => (expression.test(told) ? deed : []));
}
