/** "pizza" to "pizzas", "party" to "parties"; verbs have the same ending with he or she. */
export function withS(word: string): string {
  if (/(?:s|x|sh|ch)$/.test(word)) return `${word}es`;
  return /[^aeou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

export interface VerbForms {
  present: string[];
  going: string;
  past: string[];
}

/**
 * Every form of a verb as the lexicon writes it: "hop*" doubles its last letter, "sing:sang:sung" has a past and a
 * participle of its own.
 */
export function verbForms(entry: string): VerbForms {
  const [first = "", ...pasts] = entry.split(":");
  const verb = first.replace("*", "");
  const stem = first.endsWith("*") ? verb + verb.slice(-1) : verb;
  const isMute = /[^eoy]e$/.test(verb) && verb !== "die";
  const going = isMute ? `${verb.slice(0, -1)}ing` : verb === "die" ? "dying" : `${stem}ing`;
  const regular = verb.endsWith("e")
    ? `${verb}d`
    : /[^aeou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : `${stem}ed`;
  return { present: [verb, withS(verb)], going, past: pasts.length > 0 ? pasts : [regular] };
}
