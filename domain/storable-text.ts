/** Neither U+0000, which PostgreSQL cannot store, nor half of a surrogate pair, which UTF-8 cannot carry. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/**
 * Where in a parsed JSON value a string or name is not storable, as a JSON Pointer (RFC 6901), or undefined. Walks without
 * recursion: a body of nothing but brackets is deeper than the stack.
 */
export function findUnstorableText(value: unknown): string | undefined {
  const rest: { at: Place | undefined; value: unknown }[] = [{ at: undefined, value }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (typeof next.value === "string" && !isStorableText(next.value)) return pointer(next.at);
    if (typeof next.value !== "object" || next.value === null) continue;
    for (const [name, member] of Object.entries(next.value)) {
      // The name itself is left out, as it may not be shown.
      if (!isStorableText(name)) return pointer(next.at);
      rest.push({ at: { name, parent: next.at }, value: member });
    }
  }
  return undefined;
}

interface Place {
  readonly name: string;
  readonly parent: Place | undefined;
}

function pointer(place: Place | undefined): string {
  let text = "";
  for (let at = place; at; at = at.parent) {
    text = `/${at.name.replaceAll("~", "~0").replaceAll("/", "~1")}${text}`;
  }
  return text;
}
