import type { Operation } from "../calls/call.ts";
import nouns from "../data/lexicon/nouns.json" with { type: "json" };
import verbs from "../data/lexicon/verbs.json" with { type: "json" };
import { formsOf } from "./verb-forms.ts";

export interface OperationVerb {
  /** What it means whatever stands beside it. */
  certain: ReadonlySet<Operation>;
  /** What it may mean where something else tells. */
  possible: ReadonlySet<Operation>;
  /** Which side of a trade its object is. */
  object: "given" | "wanted" | undefined;
}

const table = verbs as Readonly<Record<string, readonly string[]>>;

const byForm: ReadonlyMap<string, OperationVerb> = new Map(
  Object.entries(table).flatMap(([verb, [meanings = "", object]]) => {
    const list = meanings.split(" ");
    const plain = list.map((meaning) => meaning.replace("!", "").replace("_", " ") as Operation);
    const found: OperationVerb = {
      certain: new Set(plain.filter((_, at) => list[at]?.endsWith("!"))),
      possible: new Set(plain),
      object: object as OperationVerb["object"],
    };
    return formsOf(verb).map((form) => [form, found] as const);
  }),
);

const operationsByNoun = new Map<string, Set<Operation>>();
for (const [operation, lines] of Object.entries(nouns) as [Operation, string[]][])
  for (const noun of lines.flatMap((line) => line.split(" ")))
    operationsByNoun.set(noun, (operationsByNoun.get(noun) ?? new Set()).add(operation));

const pasts = new Set(
  Object.keys(table).flatMap((verb) => {
    const past = formsOf(verb).at(-1) ?? verb;
    return past === verb ? [] : [past];
  }),
);

/** "sent", "borrowed": tells what was, unless it is passive. */
export function isPast(word: string): boolean {
  return pasts.has(word);
}

/** Whether a word is a verb by which a deed is asked for: not one in the past. */
export function isAsking(word: string): boolean {
  return byForm.has(word) && !isPast(word);
}

export function operationVerb(word: string): OperationVerb | undefined {
  return byForm.get(word);
}

export function operationsOfNoun(word: string): ReadonlySet<Operation> | undefined {
  return operationsByNoun.get(word);
}
