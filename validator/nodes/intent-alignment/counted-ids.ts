import type { Address } from "../../addresses/address.ts";
import { namesOf } from "../../data/collections.ts";
import type { Step } from "../../intent/intent.ts";

type NamedId = Step["tokenIds"][number];
/** With the word that stands behind the number. */
export type CountedId = NamedId & { counts: string };

/** What leads to an id, or to one more of them. */
const LEADS =
  /^(?:ids?|tokens?|tokenids?|nfts?|items?|editions?|positions?|collectibles?|numbers?|no|nr|and|or|plus)$/;
/** What may stand behind a number by itself; any other word is what the number counts. */
const BEHIND =
  /^(?:to|from|in|into|on|onto|at|for|with|by|via|using|through|as|and|or|plus|but|then|now|today|please|over|back|belongs?|which|that|is|goes|must|should|shall)$/;

/**
 * A number that counts rather than names: "7 apes" are seven of them, and not the one with the number 7. Whoever means
 * that one leads to its number: "#7", "ape 7", "token 7".
 */
export function countedId(text: string, ids: readonly NamedId[], collection: Address): CountedId | undefined {
  for (const named of ids) {
    const { start, end } = named.quote;
    const [before = ""] = /(?:[\w-]+|[^\w\s])\s*$/.exec(text.slice(0, start)) ?? [];
    const [, behind] = /^\s+([a-z][\w-]*)/i.exec(text.slice(end)) ?? [];
    const word = before.trim().toLowerCase();
    const isLed = word === "" || !/^[a-z]/.test(word) || LEADS.test(word) || namesOf(collection).has(word);
    if (!isLed && behind && !BEHIND.test(behind.toLowerCase())) return { ...named, counts: behind };
  }
  return undefined;
}
