import { endsSentence, type Reading, wordAt } from "../../intent/reading.ts";
import { marksOfFirst } from "../mentions/told-first.ts";

/** The reading with what is told last and is to be done first before the rest: "Pay 0x… 1 WETH; wrap 1 ETH first". */
export function inOrderOfDeeds(reading: Reading): Reading | undefined {
  const { lexemes } = reading;
  const [mark, ...others] = marksOfFirst(reading);
  if (!mark || others.length > 0) return undefined;
  const first = Math.min(mark.from, mark.deed);
  let at = first;
  while (at > 0 && !endsSentence(lexemes[at - 1])) at -= 1;
  if (at === 0) {
    at = first;
    while (at > 0 && !/^(?:,|but)$/.test(wordAt(lexemes, at - 1))) at -= 1;
  }
  return at > 0 ? { ...reading, lexemes: [...lexemes.slice(at), ...lexemes.slice(0, at)] } : undefined;
}
