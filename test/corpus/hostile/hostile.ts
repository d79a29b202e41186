import { aligned, type CorpusCase, faulty } from "../corpus-case.ts";
import { REFUSED } from "../everyday/refused.ts";
import { DRESSED } from "./dressed.ts";
import { LABELS } from "./labels.ts";
import { STORIES } from "./stories.ts";
import { TEXTS } from "./texts.ts";
import { TWINS } from "./twins.ts";
import { BASE_PAIRS, within } from "./within.ts";

const refused = (kind: string, [, intent, tx, metadata]: Parameters<typeof aligned>) =>
  faulty(kind, REFUSED, intent, tx, metadata);

/**
 * A text that takes the request back, bounds it or hands it to somebody else is refused, though the transaction beside it
 * is right; one much like it that does no such thing passes. Each text meets one request after the other.
 */
export const hostilePairs: CorpusCase[] = [
  ...BASE_PAIRS.map((pair) => aligned(...pair)),
  ...Object.entries({ ...TEXTS, ...DRESSED }).flatMap(([kind, texts]) =>
    texts.map((text, index) => refused(kind, within(text, index))),
  ),
  ...Object.entries({ ...TWINS, ...STORIES, ...LABELS }).flatMap(([kind, twins]) =>
    twins.flatMap(([hostile, right], index) => [
      refused(kind, within(hostile, index)),
      aligned(...within(right, index)),
    ]),
  ),
];
