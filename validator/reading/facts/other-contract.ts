import type { Call } from "../../calls/call.ts";
import { contractAddresses, spokenContracts } from "../../data/contracts.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { createPhraseFinder } from "../../lexicon/phrases.ts";

const contractPhraseAt = createPhraseFinder(spokenContracts);
const LABEL = /^(?:router|pool|vault|contract|gateway)$/;

/** Whether a text names a contract that no call is made to or through, by its label: "router=SwapRouter02". */
export function namesOtherContract({ lexemes }: Reading, calls: readonly Call[], chainId: number): boolean {
  const called = new Set(calls.flatMap(({ to, spender }) => [to, spender]));
  return lexemes.some(({ lower }, at) => {
    if (!LABEL.test(lower) || !/^[:=]$/.test(wordAt(lexemes, at + 1))) return false;
    const start = /^["']$/.test(wordAt(lexemes, at + 2)) ? at + 3 : at + 2;
    const named = contractPhraseAt(lexemes, start);
    // "router=Uniswap V3" may be any that trades there.
    if (!named || !/router|pool|vault|gateway/.test(named.spoken)) return false;
    return !contractAddresses(named.value, chainId).some((address) => called.has(address));
  });
}
