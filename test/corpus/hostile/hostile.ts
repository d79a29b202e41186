import { aligned, type CorpusCase, faulty } from "../corpus-case.ts";
import { DEEDS } from "../everyday/deeds.ts";
import { REFUSED } from "../everyday/refused.ts";
import { BASES, type Base } from "./bases.ts";
import { TEXTS } from "./texts.ts";
import { TWINS } from "./twins.ts";

const ORDER = Object.keys(BASES) as Base[];

function pairOf(base: Base): Parameters<typeof aligned> {
  const { intent, deed } = BASES[base];
  const { tx, metadata = {} } = { metadata: undefined, ...DEEDS[deed] };
  return [deed, intent, tx, metadata];
}

/** The request, "@", as it stands in a text, with the transaction that answers it to the last digit. */
function within(text: string, index: number): Parameters<typeof aligned> {
  const [rule, intent, tx, metadata] = pairOf(ORDER[index % ORDER.length] ?? "pay");
  const isFirst = text.startsWith("@") || /[.!?)] @/.test(text);
  const words = text.replace("@", () =>
    isFirst ? intent : intent.charAt(0).toLowerCase() + intent.slice(1),
  );
  return [rule, words, tx, metadata];
}

const refused = (kind: string, [, intent, tx, metadata]: Parameters<typeof aligned>) =>
  faulty(kind, REFUSED, intent, tx, metadata);

/**
 * A text that takes the request back, bounds it or hands it to somebody else is refused, though the transaction beside it
 * is right; one much like it that does no such thing passes. Each text meets one request after the other.
 */
export const hostilePairs: CorpusCase[] = [
  ...ORDER.map((base) => aligned(...pairOf(base))),
  ...Object.entries(TEXTS).flatMap(([kind, texts]) =>
    texts.map((text, index) => refused(kind, within(text, index))),
  ),
  ...Object.entries(TWINS).flatMap(([kind, twins]) =>
    twins.flatMap(([hostile, right], index) => [
      refused(kind, within(hostile, index)),
      aligned(...within(right, index)),
    ]),
  ),
];
