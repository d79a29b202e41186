import irregular from "../data/lexicon/verb-forms.json" with { type: "json" };

const DOUBLED = new Set(irregular.doubled.flatMap((line) => line.split(" ")));
const PAST = new Map(
  irregular.past.flatMap((line) => line.split(" ")).map((pair) => pair.split(":") as [string, string]),
);

/** A verb in every form: plain, third person, gerund, past. */
export function formsOf(verb: string): string[] {
  const stem = DOUBLED.has(verb) ? `${verb}${verb.at(-1)}` : verb.replace(/e$/, "");
  const short = /[^aeou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : undefined;
  const third = short || /(?:s|x|sh|ch)$/.test(verb) ? `${short ?? verb}es` : `${verb}s`;
  return [verb, third, `${stem}ing`, PAST.get(verb) ?? `${short ?? stem}ed`];
}
