/** "pizza" to "pizzas", "party" to "parties"; verbs have the same ending with he or she. */
function withS(word: string): string {
  if (/(?:s|x|sh|ch|zz|tz)$/.test(word)) return `${word}es`;
  return /[^aeou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Endings of nouns that make their plural in their own way, with the words that only look so. */
const OWN_PLURALS: readonly (readonly [ending: string, plural: string, but?: string])[] = [
  ["man", "men", "caiman german human norman ottoman roman shaman superhuman talisman"],
  ["child", "children"],
  ["tooth", "teeth"],
  ["foot", "feet", "tenderfoot"],
  ["goose", "geese", "mongoose"],
  ["mouse", "mice"],
  ["wife", "wives"],
  ["life", "lives"],
  ["knife", "knives"],
  ["elf", "elves"],
  ["calf", "calves"],
  ["wolf", "wolves"],
  ["leaf", "leaves"],
  ["loaf", "loaves"],
  ["scarf", "scarves"],
  ["hoof", "hooves"],
  ...["potato", "tomato", "hero", "echo", "mosquito", "volcano", "buffalo", "mango", "cargo", "domino"].map(
    (noun) => [noun, `${noun}es`] as const,
  ),
  ["quiz", "quizzes"],
];
const byEnd = Map.groupBy(OWN_PLURALS, ([ending]) => ending.slice(-2));

/** More than one of a thing or a person. */
export function pluralOf(noun: string): string {
  const own = byEnd
    .get(noun.slice(-2))
    ?.find(([ending, , but]) => noun.endsWith(ending) && !but?.split(" ").includes(noun));
  return own ? noun.slice(0, -own[0].length) + own[1] : withS(noun);
}

export interface VerbForms {
  present: string[];
  going: string[];
  past: string[];
}

/**
 * Every form of a verb as the lexicon writes it: "hop*" doubles its last letter, "travel+" may or may not,
 * "sing:sang:sung" has a past and a participle of its own.
 */
export function verbForms(entry: string): VerbForms {
  const [first = "", ...pasts] = entry.split(":");
  const verb = first.replace(/[*+]$/, "");
  const doubled = verb + (verb.endsWith("c") ? "k" : verb.slice(-1));
  const stems = first.endsWith("+") ? [verb, doubled] : [/\*$|ic$/.test(first) ? doubled : verb];
  const third = /(?:do|^go|ergo)$/.test(verb) ? `${verb}es` : withS(verb);
  return {
    present: [verb, third],
    going: stems.map(goingOf),
    past: pasts.length > 0 ? pasts : stems.map(pastOf),
  };
}

function goingOf(stem: string): string {
  if (stem.endsWith("ie")) return `${stem.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(stem) ? `${stem.slice(0, -1)}ing` : `${stem}ing`;
}

function pastOf(stem: string): string {
  if (stem.endsWith("e")) return `${stem}d`;
  return /[^aeou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`;
}
