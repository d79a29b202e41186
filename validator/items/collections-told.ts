import type { Address } from "../addresses/address.ts";
import { isMeantBy, isOfOther, namesOf } from "../data/collections.ts";
import { knownCollectionAt } from "../intent/collections.ts";
import type { TokenMention } from "../intent/intent.ts";
import { numberAt } from "../intent/numbers.ts";
import { quoteSpan, type Reading, wordAt } from "../intent/reading.ts";

type Found =
  | { is: "token"; token: TokenMention; to: number }
  /** "any ape of mine": what one of a collection is that is named elsewhere. */
  | { is: "kind"; to: number };

/** The collection that stands there by its name, or what one of it is called. */
export function toldCollectionAt(
  reading: Reading,
  at: number,
  moved: ReadonlySet<Address>,
): Found | undefined {
  const { lexemes } = reading;
  const named = knownCollectionAt(reading, at);
  if (named) {
    const isOwn = named.token.contract !== undefined && moved.has(named.token.contract);
    return isOwn ? { is: "token", token: named.token, to: named.to } : undefined;
  }
  const [one, ...others] = moved;
  const word = wordAt(lexemes, at);
  if (!one || others.length > 0 || !namesOf(one).has(word) || /^(?:of|club|shared)$/.test(word))
    return undefined;
  const isNumbered = isMeantBy(word, wordAt(lexemes, at - 1), one) && isNumberAt(reading, at + 1);
  const quote = quoteSpan(reading, { from: at, to: at + 1 });
  if (isNumbered)
    return { is: "token", token: { symbol: undefined, contract: one, known: true, quote }, to: at + 1 };
  return { is: "kind", to: at + 1 };
}

function isNumberAt({ lexemes }: Reading, from: number): boolean {
  let at = from;
  while (/^(?:#|no|nr|number|with|the|id|ids|token|\.|:)$/.test(wordAt(lexemes, at)) && at < from + 5)
    at += 1;
  return numberAt(lexemes, at) !== undefined;
}

/** Whether a text names one of another collection: "… and my penguins", also where it was taken for a remark. */
export const namesOtherCollection = (reading: Reading, moved: ReadonlySet<Address>): boolean =>
  moved.size > 0 &&
  reading.lexemes.some(({ lower }, at) => {
    const named = knownCollectionAt(reading, at)?.token.contract;
    return (
      (named !== undefined && !moved.has(named)) ||
      [...moved].some(
        (one) =>
          isOfOther(lower, one) && /^(?:my|our|all|every|any|the|two)$/.test(wordAt(reading.lexemes, at - 1)),
      )
    );
  });
