import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { REFUSED } from "./everyday/refused.ts";

type Transaction = Record<string, unknown>;

export interface Wording {
  intents: readonly string[];
  tx: Transaction;
  /** What none of them asks for. */
  wrong: readonly Transaction[];
  /** Much like them, and not answered by the transaction. */
  others: readonly string[];
}

/** Each intent beside its transaction, beside what it does not ask for, and what is much like it beside that transaction. */
export const wordings = (
  rules: { right: string; wrong: string; other: string },
  cases: readonly Wording[],
  metadata: Record<string, unknown> = {},
): CorpusCase[] =>
  cases.flatMap(({ intents, tx, wrong, others }) => [
    ...intents.flatMap((intent) => [
      aligned(rules.right, intent, tx, metadata),
      ...wrong.map((other) => faulty(rules.wrong, REFUSED, intent, other, metadata)),
    ]),
    ...others.map((intent) => faulty(rules.other, REFUSED, intent, tx, metadata)),
  ]);

/** What asks for a transaction, and what only looks like it, by one rule. */
export const pairs = (
  rule: string,
  tx: Transaction,
  intents: { right: readonly string[]; wrong: readonly string[] },
): CorpusCase[] => [
  ...intents.right.map((intent) => aligned(rule, intent, tx)),
  ...intents.wrong.map((intent) => faulty(rule, REFUSED, intent, tx)),
];
