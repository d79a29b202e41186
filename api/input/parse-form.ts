import { badRequest } from "../refusal.ts";

/** RFC 6749, 3.2: a parameter that is sent twice is an error, whichever was meant. */
export function parseForm(text: string): Record<string, string> {
  const pairs = [...new URLSearchParams(text)];
  const names = new Set<string>();
  for (const [name] of pairs) {
    if (names.has(name)) throw badRequest(`${name} is there twice; send it once.`);
    names.add(name);
  }
  return Object.fromEntries(pairs);
}
