import type { Intent } from "./intent.ts";
import { backOver, firstTerm, type Reading, wordAt } from "./reading.ts";

const CARRIERS: ReadonlyMap<string, "safe" | "multicall3"> = new Map([
  ["safe", "safe"],
  ["multisig", "safe"],
  ["multi-sig", "safe"],
  ["multicall3", "multicall3"],
  ["multicall", "multicall3"],
]);
const OWNERS = /^(?:my|our|the|a|one|single|gnosis|team|dao|company|treasury|own)$/;
const WAYS = /^(?:from|using|use|in|on|via|through|with|by)$/;

/** Without one of these there is nothing to look for. */
const HINT = /safe|multi/i;

/** What is to carry the calls: "from my Safe", "via Multicall3". */
export function findCarrier(reading: Reading): Intent["carrier"] {
  const found = firstTerm(reading, HINT, (lexemes, at) => {
    const name = CARRIERS.get(wordAt(lexemes, at));
    if (!name) return undefined;
    if (name === "safe" && /^(?:transaction|tx|batch)$/.test(wordAt(lexemes, at + 1)))
      return { name, from: at, to: at + 2 };
    const way = backOver(lexemes, at, OWNERS) - 1;
    // "use a safe transfer", "by the safe kind of transfer": a way to transfer.
    const isKind = /^(?:(?:kind|sort|way|type) of )?transfers?\b/.test(
      [1, 2, 3].map((ahead) => wordAt(lexemes, at + ahead)).join(" "),
    );
    if (isKind && wordAt(lexemes, way) !== "from") return undefined;
    return WAYS.test(wordAt(lexemes, way)) ? { name, from: way, to: at + 1 } : undefined;
  });
  return found && { name: found.name, quote: found.quote };
}
