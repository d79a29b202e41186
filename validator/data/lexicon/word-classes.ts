import { pluralOf, verbForms } from "./forms.ts";
import guarded from "./guarded.json" with { type: "json" };
import words from "./words.json" with { type: "json" };
import world from "./world.json" with { type: "json" };

/** What a word may be; where each class may stand is the accounting's to say. The last five are forms of verbs that tell. */
export type WordClass =
  | keyof typeof words
  | Exclude<keyof typeof world, "state verb" | "deed verb">
  | "plain"
  | "present"
  | "going"
  | "acting"
  | "past";
/** Why a word stops a request wherever it stands, outside of known phrases. */
export type Guard = keyof typeof guarded;

const split = (lines: readonly string[]) => lines.join(" ").split(" ");

export const guards: ReadonlyMap<string, Guard> = new Map(
  (Object.entries(guarded) as [Guard, string[]][]).flatMap(([guard, lines]) =>
    split(lines).map((word) => [word, guard] as const),
  ),
);

const classes = new Map<string, ReadonlySet<WordClass>>();
/** Most words are of one class: they share its set, which makes the table quick to load. */
const only = new Map<WordClass, ReadonlySet<WordClass>>();

function add(word: string, name: WordClass): void {
  const known = classes.get(word);
  if (known?.has(name)) return;
  if (known) classes.set(word, new Set([...known, name]));
  else classes.set(word, only.get(name) ?? begin(name));
}

function begin(name: WordClass): ReadonlySet<WordClass> {
  const set: ReadonlySet<WordClass> = new Set([name]);
  only.set(name, set);
  return set;
}

/** Forms are derived, but for those that mean something that is guarded. */
function derive(word: string, name: WordClass): void {
  if (!guards.has(word)) add(word, name);
}

const { "state verb": states, "deed verb": deeds, ...things } = world;
for (const [name, lines] of Object.entries({ ...words, ...things }) as [WordClass, string[]][])
  for (const word of split(lines)) add(word, name);
for (const name of ["person", "occasion", "thing"] as const)
  for (const word of split(world[name])) derive(pluralOf(word), name);
for (const entry of split(deeds)) derive(verbForms(entry).present[1] ?? "", "acting");
for (const entry of split(states)) for (const form of verbForms(entry).present) derive(form, "present");
for (const entry of split([...states, ...deeds])) {
  const { present, going, past } = verbForms(entry);
  derive(present[0] ?? "", "plain");
  for (const form of going) derive(form, "going");
  for (const form of past) derive(form, "past");
}

/** What every known word may be. */
export const wordClasses: ReadonlyMap<string, ReadonlySet<WordClass>> = classes;

/** Every harmless word that is spelt right, in each of its forms. */
export const rightlySpelt: ReadonlySet<string> = new Set(classes.keys());
