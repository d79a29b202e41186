import type { Operation } from "../calls/call.ts";
import casual from "../data/lexicon/casual-verbs.json" with { type: "json" };
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
  /** Of everyday speech, where it is said of what is done away with as well: "toss 5 USDC to 0x…", but "toss it". */
  isCasual: boolean;
}

const formal = verbs as Readonly<Record<string, readonly string[]>>;

function meaning(operations: string, object: string | undefined, isCasual: boolean): OperationVerb {
  const list = operations.split(" ");
  const plain = list.map((one) => one.replace("!", "").replace("_", " ") as Operation);
  return {
    certain: new Set(plain.filter((_, at) => list[at]?.endsWith("!"))),
    possible: new Set(plain),
    object: object as OperationVerb["object"],
    isCasual,
  };
}

const byVerb: ReadonlyMap<string, OperationVerb> = new Map([
  ...Object.entries(formal).map(
    ([verb, [operations = "", object]]) => [verb, meaning(operations, object, false)] as const,
  ),
  ...Object.entries(casual).flatMap(([meant, lines]) => {
    const object = /(?: given| wanted)$/.exec(meant)?.[0] ?? "";
    const found = meaning(meant.slice(0, meant.length - object.length), object.trim() || undefined, true);
    return lines.flatMap((line) => line.split(" ")).map((verb) => [verb, found] as const);
  }),
]);

const byForm: ReadonlyMap<string, OperationVerb> = new Map(
  [...byVerb].flatMap(([verb, found]) => formsOf(verb).map((form) => [form, found] as const)),
);

const operationsByNoun = new Map<string, Set<Operation>>();
for (const [operation, lines] of Object.entries(nouns) as [Operation, string[]][])
  for (const noun of lines.flatMap((line) => line.split(" ")))
    operationsByNoun.set(noun, (operationsByNoun.get(noun) ?? new Set()).add(operation));

const pasts = new Set(
  [...byVerb.keys()].flatMap((verb) => {
    const past = formsOf(verb).at(-1) ?? verb;
    return past === verb ? [] : [past];
  }),
);

/** "sent", "borrowed": tells what was, unless it is passive. */
export const isPast = (word: string): boolean => pasts.has(word);

/** Whether a word is a verb by which a deed is asked for: not one in the past. */
export const isAsking = (word: string): boolean => byForm.has(word) && !isPast(word);

export const operationVerb = (word: string): OperationVerb | undefined => byForm.get(word);

export const operationsOfNoun = (word: string): ReadonlySet<Operation> | undefined =>
  operationsByNoun.get(word);
