import { guardOf } from "./lexicon.ts";

/** Why words stop a request, by the first of them that is guarded. */
export function whyStopped(words: readonly { lower: string }[]): string {
  for (const { lower } of words) {
    const guard = guardOf(lower);
    if (guard) return guard;
  }
  return "unknown";
}
