const MOST_CHARACTERS = 100;

export class DuplicateName extends Error {
  override readonly name = "DuplicateName";

  constructor(name: string) {
    super(`${name.slice(0, MOST_CHARACTERS)} is twice in the same object; send it once.`);
  }
}

/** JSON of which every reader makes the same: of a name that is there twice one takes the first, another the last. */
export function parseUnambiguousJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const name = findDuplicateName(text);
  if (name !== undefined) throw new DuplicateName(name);
  return value;
}

/**
 * A name that stands twice in one object of a JSON text, which must be valid.
 * Walks without recursion, as a text may nest deeper than the stack.
 */
function findDuplicateName(json: string): string | undefined {
  /** The names so far of each object and array that is open; most have none, and half a million empty sets cost seconds. */
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === "{" || character === "[") open.push(undefined);
    else if (character === "}" || character === "]") open.pop();
    else if (character === '"') {
      const end = endOfString(json, at);
      if (isName(json, end)) {
        const name = JSON.parse(json.slice(at, end)) as string;
        const names = open.at(-1);
        if (names?.has(name)) return name;
        if (names) names.add(name);
        else open[open.length - 1] = new Set([name]);
      }
      at = end - 1;
    }
  }
  return undefined;
}

/** Behind the closing quote of the string that begins here. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === "\\") at += 1;
    else if (json[at] === '"') return at + 1;
  }
  return json.length;
}

/** What a colon follows is a name, and stands in an object. */
function isName(json: string, end: number): boolean {
  let at = end;
  while (json[at] === " " || json[at] === "\n" || json[at] === "\r" || json[at] === "\t") at += 1;
  return json[at] === ":";
}
