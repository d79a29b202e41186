/**
 * The words that a match of an expression can begin with, so that it is tried only where one of them stands: any word, where
 * its beginning is no list of them. They are read from the expression itself: whoever adds a phrase to it adds its head.
 */
export function headsOf({ source, ignoreCase }: RegExp): Heads {
  const read = ignoreCase ? ANY : known.get(source);
  if (read) return read;
  const heads = readHeads(source) ?? ANY;
  known.set(source, heads);
  return heads;
}

type Heads = ReadonlySet<string> | typeof ANY;

const ANY = { has: (_word: string) => true };

/** Read once, also of expressions that are made anew wherever they are used. */
const known = new Map<string, Heads>();

/** Beginnings of what is matched; those with a space have a whole word, to which nothing is added. */
type Beginnings = readonly string[];

function readHeads(source: string): ReadonlySet<string> | undefined {
  const place = { source, at: 1 };
  // Of "^pay$|send$" only the first is bound to the beginning, and is not read to the end.
  const begun = source.startsWith("^") ? sequence(place) : undefined;
  // "^pay" may go on, and begins more words than can be listed.
  return begun?.every(isHead) && place.at === source.length
    ? new Set(begun.map((beginning) => beginning.slice(0, beginning.indexOf(" "))))
    : undefined;
}

interface Place {
  source: string;
  at: number;
}

/** "a|b", up to the end or the bracket that closes it; undefined where what may stand there cannot be listed. */
function alternatives(place: Place): Beginnings | undefined {
  const found: string[] = [];
  let isListed = true;
  for (let isMore = true; isMore; ) {
    const own = sequence(place);
    if (own) found.push(...own);
    else isListed = false;
    isMore = place.source[place.at] === "|";
    if (isMore) place.at += 1;
  }
  return isListed ? found : undefined;
}

/** "ab(?:c|d)?" */
function sequence(place: Place): Beginnings | undefined {
  let begun: string[] | undefined = [""];
  while (place.at < place.source.length && !/[|)]/.test(place.source[place.at] ?? "")) {
    const next = item(place);
    if (begun?.every(isHead)) continue;
    begun = next && begun?.flatMap((one) => (isHead(one) ? one : next.map((other) => one + other)));
  }
  return begun;
}

const isHead = (beginning: string) => beginning.includes(" ");

/** A letter, a class or a group, with whether it may be left out. */
function item(place: Place): Beginnings | undefined {
  const own = one(place);
  const mark = place.source[place.at] ?? "";
  if (!/[?*+{]/.test(mark)) return own;
  place.at = mark === "{" ? place.source.indexOf("}", place.at) + 1 : place.at + 1;
  return mark === "?" && own ? ["", ...own] : undefined;
}

function one(place: Place): Beginnings | undefined {
  const { source, at } = place;
  const first = source[at] ?? "";
  if (source.startsWith("(?:", at)) {
    place.at += 3;
    const inside = alternatives(place);
    place.at += 1;
    return inside;
  }
  if (first === "[") {
    const end = source.indexOf("]", at);
    place.at = end + 1;
    const signs = source.slice(at + 1, end);
    return /^[^\\^]+$/.test(signs) && !/.-./.test(signs) ? [...signs] : undefined;
  }
  place.at += first === "\\" ? 2 : 1;
  // Where a match ends its first word does.
  if (first === "$") return [" "];
  if (first === "\\") return /^\W$/.test(source[at + 1] ?? "") ? [source[at + 1] ?? ""] : undefined;
  return /^[.(^]$/.test(first) ? undefined : [first];
}
