import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import type { Item } from "../../items/item.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";

/** The word for what a call does that stands nearest to a value of it in its sentence. */
export function askedBy(
  { operation, alsoOperation = [] }: Call,
  items: readonly Item[],
  value: Item,
): Quote | undefined {
  const at = items.indexOf(value);
  const isTold = ({ is, said, sentence }: Item) =>
    (is === "word" || is === "open") &&
    sentence === value.sentence &&
    said.split(" ").some((word) => {
      const told = operationVerb(word)?.possible ?? operationsOfNoun(word);
      return told?.has(operation) === true || alsoOperation.some((other) => told?.has(other));
    });
  return items
    .flatMap((item, place) => (isTold(item) ? [{ quote: item.quote, far: Math.abs(place - at) }] : []))
    .toSorted((one, other) => one.far - other.far)[0]?.quote;
}
