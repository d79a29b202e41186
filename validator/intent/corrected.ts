import { spokenChains } from "../data/chains.ts";
import { spokenCollections } from "../data/collections.ts";
import { spokenContracts } from "../data/contracts.ts";
import casual from "../data/lexicon/casual-verbs.json" with { type: "json" };
import guarded from "../data/lexicon/guarded.json" with { type: "json" };
import meantWords from "../data/lexicon/meant-words.json" with { type: "json" };
import nouns from "../data/lexicon/nouns.json" with { type: "json" };
import rightWords from "../data/lexicon/right-words.json" with { type: "json" };
import verbs from "../data/lexicon/verbs.json" with { type: "json" };
import { rightlySpelt } from "../data/lexicon/word-classes.ts";
import words from "../data/lexicon/words.json" with { type: "json" };
import { spokenProtocols } from "../data/spoken-protocols.ts";
import { spokenTokens } from "../data/tokens.ts";
import { formsOf } from "../lexicon/verb-forms.ts";

const LONG_NAME = 7;

const wordsOf = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.values(table).flatMap((lines) => lines.flatMap((line) => line.split(/[ ;|_]+/)));

/** What a slip of the pen may be meant for: words of requests and guarded ones, long names of chains, no things of the world. */
const MEANT = [
  ...[...spokenChains].flatMap(([name]) => name.split(" ")).filter((word) => word.length >= LONG_NAME),
  ...Object.keys(verbs).flatMap(formsOf),
  ...wordsOf(nouns),
  ...wordsOf(guarded),
  ...wordsOf(words),
  ...wordsOf(meantWords),
].filter((word) => /^[a-z]{4,}$/.test(word));

/** Names of protocols. Of these two letters may be put before each other, or one lost or doubled; another letter may make another name. */
const NAMES: ReadonlySet<string> = new Set(
  Object.values(spokenProtocols)
    .flatMap((names) => names.split(/,? /))
    .filter((name) => /^[a-z]{6,}$/.test(name)),
);

/** Every word that is right as it stands. */
const known: ReadonlySet<string> = new Set([
  ...MEANT,
  ...rightlySpelt,
  ...wordsOf(casual).flatMap(formsOf),
  // English words that are one letter away from those above, and mean something else.
  ...wordsOf(rightWords),
  ...[...spokenTokens.keys()].flatMap((name) => name.split(" ")),
  ...Object.values(spokenProtocols).flatMap((names) => names.split(/,? /)),
  ...[...spokenCollections, ...spokenContracts, ...spokenChains].flatMap(([name]) => name.split(" ")),
]);

export const isSpeltRight = (word: string) => known.has(word);

const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const LONG = 5;
/** Plain lists, since nearly all are of one word: as sets they take six megabytes more in every thread. */
const byPart = new Map<string, string[]>();
for (const word of new Set([...MEANT, ...NAMES]))
  for (const part of [word, ...withoutOne(word)]) {
    const words = byPart.get(part);
    if (words) words.push(word);
    else byPart.set(part, [word]);
  }

/**
 * The one word that a misspelt one is meant for: a letter lost, added, changed, or two put before each other; of short
 * words only the last. Undefined where the word is right, or several could be meant.
 */
export function corrected(word: string): string | undefined {
  if (known.has(word) || !/^[a-z]{4,24}$/.test(word)) return undefined;
  const meant = new Set<string>();
  for (const part of [word, ...withoutOne(word)])
    for (const candidate of byPart.get(part) ?? [])
      if (candidate[0] === word[0] && isSlip(word, candidate)) meant.add(candidate);
  const [only, ...others] = meant;
  return others.length === 0 ? only : undefined;
}

/** The protocol that a name is meant for which is written as names are, "Balacner". */
export function correctedName(word: string): string | undefined {
  const meant = corrected(word);
  return meant !== undefined && NAMES.has(meant) ? meant : undefined;
}

function isSlip(word: string, meant: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [rest, own] = [meant.slice(at), word.slice(at)];
  const isSwapped =
    own.length === rest.length && own[0] === rest[1] && own[1] === rest[0] && own.slice(2) === rest.slice(2);
  if (isSwapped) return true;
  if (meant.length < LONG || word.length < LONG) return false;
  if (NAMES.has(meant)) return own === rest.slice(1) || (own.slice(1) === rest && own[0] === meant[at - 1]);
  return own === rest.slice(1) || own.slice(1) === rest || own.slice(1) === rest.slice(1);
}
