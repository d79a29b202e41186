import { aligned, type CorpusCase, faulty } from "../corpus-case.ts";
import { DEEDS } from "../everyday/deeds.ts";
import { REFUSED } from "../everyday/refused.ts";
import { BASES, type Base } from "./bases.ts";
import { TEXTS } from "./texts.ts";

const ORDER = Object.keys(BASES) as Base[];

function pairOf(base: Base): Parameters<typeof aligned> {
  const { intent, deed } = BASES[base];
  const { tx, metadata = {} } = { metadata: undefined, ...DEEDS[deed] };
  return [deed, intent, tx, metadata];
}

/**
 * What the request says, "@", stands in a text that takes it back, bounds it or hands it to somebody else: the transaction
 * beside it is right to the last digit and has to be refused all the same. Each text meets one request after the other.
 */
export const hostilePairs: CorpusCase[] = [
  ...ORDER.map((base) => aligned(...pairOf(base))),
  ...Object.entries(TEXTS).flatMap(([kind, texts]) =>
    texts.map((text, index) => {
      const [, intent, tx, metadata] = pairOf(ORDER[index % ORDER.length] ?? "pay");
      const isFirst = text.startsWith("@");
      const words = text.replace("@", () =>
        isFirst ? intent : intent.charAt(0).toLowerCase() + intent.slice(1),
      );
      return faulty(kind, REFUSED, words, tx, metadata);
    }),
  ),
];
