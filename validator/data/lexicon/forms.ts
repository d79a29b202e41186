/** "pizza" to "pizzas", "party" to "parties"; verbs have the same ending with he or she. */
export function withS(word: string): string {
  if (/(?:s|x|sh|ch|zz|tz)$/.test(word)) return `${word}es`;
  return /[^aeou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Endings of nouns that make their plural in their own way, with the words that only look so. */
const OWN_PLURALS: readonly (readonly [ending: RegExp, plural: string, but?: RegExp])[] = [
  [/man$/, "men", /^(?:caiman|german|human|norman|ottoman|roman|shaman|superhuman|talisman)$/],
  [/child$/, "children"],
  [/tooth$/, "teeth"],
  [/foot$/, "feet", /^(?:bigfoot|tenderfoot)$/],
  [/goose$/, "geese", /^mongoose$/],
  [/(?<=^|dor|field)mouse$/, "mice"],
  [/(?<=li|wi|kni)fe$/, "ves"],
  [/(?<=^(?:book|any)?(?:shel|cal|hal|lea|loa|sel|shea|thie|wol|el|scar|hoo|whar|dwar))f$/, "ves"],
  [
    /(?<=^(?:potat|tomat|her|ech|torped|superher|antiher|mosquit|volcan|torn?ad|buffal|mang|carg|domin|vet))o$/,
    "oes",
  ],
  [/quiz$/, "quizzes"],
];

/** More than one of a thing or a person. */
export function pluralOf(noun: string): string {
  const own = OWN_PLURALS.find(([ending, , but]) => ending.test(noun) && !but?.test(noun));
  return own ? noun.replace(own[0], own[1]) : withS(noun);
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
