import { termWords } from "../lexicon/term-words.ts";
import type { Intent } from "./intent.ts";
import { measuredAt } from "./measured-amounts.ts";
import { isTaken, pastWords, type Reading, takeSpan } from "./reading.ts";

/** Without one of these there is nothing to look for. */
const HINT = /permit|signature|allowance|approval/i;
const GRANT = /^(?:permit|signature|allowance|approval)$/;
const LEADS = termWords("before the sum of a grant");

/** "… with a Permit2 signature for exactly those 600 USDC": how much a grant beside what is asked for may be. */
export function findGrantBounds(reading: Reading): NonNullable<Intent["limits"]> {
  if (!HINT.test(reading.folded)) return [];
  const { lexemes } = reading;
  return lexemes.flatMap(({ lower }, grant) => {
    if (!GRANT.test(lower) || isTaken(reading, grant)) return [];
    const at = pastWords(lexemes, grant + 1, LEADS, 8);
    if (isTaken(reading, at)) return [];
    const { amount, to } = measuredAt({ reading, from: at, to: lexemes.length, verb: grant }, at) ?? {
      to: at,
    };
    if (amount?.kind !== "number" || amount.unit === "USD") return [];
    takeSpan(reading, { from: grant, to });
    return [{ amount: { ...amount, bound: "at most" }, side: undefined, operation: "approve" }];
  });
}
