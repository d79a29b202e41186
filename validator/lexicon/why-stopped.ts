import { guardOf } from "./lexicon.ts";

/** Why words stop a request, by the first of them that is guarded. */
export const whyStopped = (words: readonly { lower: string }[]): string =>
  words.map(({ lower }) => guardOf(lower)).find((guard) => guard !== undefined) ?? "unknown";
