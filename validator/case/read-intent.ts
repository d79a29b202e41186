import type { Call } from "../calls/call.ts";
import { readDeed } from "../deeds/read-deed.ts";
import type { Intent } from "../intent/intent.ts";
import { outside } from "../intent/reading.ts";
import type { Facts } from "../reading/facts/facts.ts";
import { type ReadTerms, termsWithout } from "../reading/read-terms.ts";
import { remarksIn } from "../reading/remarks/remarks-in.ts";
import { toldBeside } from "../reading/told/told-beside.ts";
import { unread } from "../reading/unread.ts";
import type { Staged } from "../stages/staged.ts";
import { readTally } from "../tally/read-tally.ts";
import { readWording } from "../wording/read-wording.ts";
import { oneOfSeveral } from "./one-of-several.ts";
import { stopped } from "./stopped.ts";

/**
 * What a text asks for: by a deed's own table, by known words alone, by what its words weigh, or as one of several deeds. Whoever
 * reads it, nothing passes whose words weigh too much; what nobody reads has what stops it, and never passes.
 */
export function* readIntent(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
  prices: Record<string, number>,
): Staged<Intent> {
  yield "deed";
  const deed = readDeed(terms, calls, facts, chainId);
  if (deed) return deed;
  const ground = { chainId, prices, isAlone: calls.length === 1 };
  const tally = readTally(terms, calls, facts, ground);
  yield "wording";
  const wording = readWording(terms, calls, facts, ground);
  const weighed = wording && "against" in wording ? wording : undefined;
  const read =
    tally ??
    (wording && "intent" in wording ? wording.intent : undefined) ??
    (yield* oneOfSeveral(terms, calls, facts, ground));
  if (read) return weighed?.isVeto ? { ...read, notUnderstood: [weighed.against] } : read;
  const part = stopped(terms, calls, facts, ground);
  if (part) return part;
  const found = yield* unread(requestIn(terms, calls, facts, chainId), calls, facts, chainId);
  return weighed ? { ...found, notUnderstood: [weighed.against] } : found;
}

/** The text without the sentences that are no part of the request. */
function requestIn(terms: ReadTerms, calls: readonly Call[], facts: Facts, chainId: number): ReadTerms {
  const { reading } = terms;
  const told = toldBeside(reading, calls, facts, chainId);
  const { light } = remarksIn(outside(reading, told), facts);
  return light.length + told.length > 0 ? termsWithout(terms, [...light, ...told]) : terms;
}
