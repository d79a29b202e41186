import type { Intent } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { type Reading, take, wordAt } from "./reading.ts";

const CARRIERS: ReadonlyMap<string, "safe" | "multicall3"> = new Map([
  ["safe", "safe"],
  ["multisig", "safe"],
  ["multi-sig", "safe"],
  ["multicall3", "multicall3"],
  ["multicall", "multicall3"],
]);
const WAYS = /^(?:from|using|use|in|on|via|through|with|by)$/;

/** Without one of these there is nothing to look for. */
const HINT = /safe|multi/i;

/** What is to carry the calls: "from my Safe", "via Multicall3". */
export function findCarrier(reading: Reading): Intent["carrier"] {
  if (!HINT.test(reading.folded)) return undefined;
  const { text, lexemes } = reading;
  for (const [at, lexeme] of lexemes.entries()) {
    const name = CARRIERS.get(lexeme.lower);
    if (!name) continue;
    let before = at - 1;
    while (/^(?:my|our|the|a|one|single|gnosis|team|dao|company|treasury|own)$/.test(wordAt(lexemes, before)))
      before -= 1;
    const next = lexemes[at + 1];
    if (name === "safe" && next && /^(?:transaction|tx|batch)$/.test(next.lower)) {
      const quote = quoteOf(text, lexeme, next);
      take(reading, quote);
      return { name, quote };
    }
    const way = lexemes[before];
    if (!way || !WAYS.test(way.lower)) continue;
    const quote = quoteOf(text, way, lexeme);
    take(reading, quote);
    return { name, quote };
  }
  return undefined;
}
