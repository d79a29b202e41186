import roles from "../data/lexicon/roles.json" with { type: "json" };

/** What a word does in what is told, whatever else it may be. */
export type Role = keyof typeof roles;

const wordsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(roles).map(([role, lines]) => [role, new Set(lines.join(" ").split(" "))]),
);

export function isA(word: string, ...names: readonly Role[]): boolean {
  for (const name of names) if (wordsOf.get(name)?.has(word)) return true;
  return false;
}

/** Every word of a role. */
export function wordsOfRole(name: string): ReadonlySet<string> {
  return wordsOf.get(name) ?? new Set();
}
