import type { aligned } from "../corpus-case.ts";
import { DEEDS } from "../everyday/deeds.ts";
import { BASES, type Base } from "./bases.ts";

const ORDER = Object.keys(BASES) as Base[];

function pairOf(base: Base): Parameters<typeof aligned> {
  const { intent, deed } = BASES[base];
  const { tx, metadata = {} } = { metadata: undefined, ...DEEDS[deed] };
  return [deed, intent, tx, metadata];
}

/** The request, "@", as it stands in a text, with the transaction that answers it to the last digit. */
export function within(text: string, index: number): Parameters<typeof aligned> {
  const [rule, intent, tx, metadata] = pairOf(ORDER[index % ORDER.length] ?? "pay");
  const isFirst = text.startsWith("@") || /[.!?)] @/.test(text);
  const words = text.replace("@", () =>
    isFirst ? intent : intent.charAt(0).toLowerCase() + intent.slice(1),
  );
  return [rule, words, tx, metadata];
}

export const BASE_PAIRS = ORDER.map(pairOf);
