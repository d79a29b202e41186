import type { Intent } from "./intent.ts";
import type { Reading } from "./reading.ts";
import { findTerm, told } from "./terms-told.ts";

const WAYS = "from|using|use|in|on|via|through|with|by";
const OWNERS = "(?:(?:my|our|the|a|one|single|gnosis|team|dao|company|treasury|own) )*";
const FORMS = [
  `(?:${WAYS}) ${OWNERS}(?<name>multi-?sig|multicall3?)`,
  "(?<name>safe) (?:transaction|tx|batch)",
  // "use a safe transfer" is a way to transfer.
  `from ${OWNERS}(?<name>safe)|(?:${WAYS}) ${OWNERS}(?<name>safe)(?! transfers?)`,
].map(told);

/** What is to carry the calls: "from my Safe", "via Multicall3". */
export function findCarrier(reading: Reading): Intent["carrier"] {
  const found = findTerm(reading, /safe|multi/i, FORMS);
  return (
    found && {
      name: found.words.groups?.name?.startsWith("multicall") ? "multicall3" : "safe",
      quote: found.quote,
    }
  );
}
