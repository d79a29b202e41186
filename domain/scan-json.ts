/** What is wrong with a JSON text that parsing it would hide: nesting beyond a limit, or a key that an object has twice. */
export type JsonFlaw = { flaw: "depth" } | { flaw: "repeated key"; key: string };

const [QUOTE, BACKSLASH, OPEN_BRACE, OPEN_BRACKET, CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA] = [
  34, 92, 123, 91, 125, 93, 58, 44,
];

/**
 * One pass over the text, before it is parsed: a parser keeps the last of two equal keys, another the first, and what is
 * signed must not depend on that. Text that is no JSON is left to the parser to refuse.
 */
export function scanJson(text: string, mostLevels: number): JsonFlaw | undefined {
  /** Whether what is open is an object, and its keys so far; most have none, and half a million empty sets cost seconds. */
  const open: { isObject: boolean; keys?: Set<string> }[] = [];
  let isKey = false;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE: {
        const end = endOfString(text, index + 1);
        const inside = open.at(-1);
        if (isKey && inside) {
          const key = keyIn(text, index, end);
          if (inside.keys?.has(key)) return { flaw: "repeated key", key };
          if (inside.keys) inside.keys.add(key);
          else inside.keys = new Set([key]);
        }
        index = end;
        break;
      }
      case OPEN_BRACE:
      case OPEN_BRACKET: {
        const isObject = text.charCodeAt(index) === OPEN_BRACE;
        open.push({ isObject });
        if (open.length > mostLevels) return { flaw: "depth" };
        isKey = isObject;
        break;
      }
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        open.pop();
        break;
      case COLON:
        isKey = false;
        break;
      case COMMA:
        isKey = open.at(-1)?.isObject === true;
        break;
    }
  }
  return undefined;
}

function endOfString(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return at;
}

/** The key as a parser reads it: "\u0074o" is "to". */
function keyIn(text: string, start: number, end: number): string {
  const plain = text.slice(start + 1, end);
  if (!plain.includes("\\")) return plain;
  try {
    return String(JSON.parse(text.slice(start, end + 1)));
  } catch {
    return plain;
  }
}
