import type { Call } from "../calls/call.ts";
import { readDeed } from "../deeds/read-deed.ts";
import type { Intent } from "../intent/intent.ts";
import { unread } from "../items/unread.ts";
import type { ReadTerms } from "../reading/read-terms.ts";
import type { Staged } from "../stages/staged.ts";
import { readWording } from "../wording/read-wording.ts";
import { oneOfSeveral } from "./one-of-several.ts";

/**
 * What a text asks for: by a deed's own table, by its values and what its words weigh, or as one of several deeds. What nobody
 * reads has what stops it, and never passes.
 */
export function* readIntent(
  terms: ReadTerms,
  calls: readonly Call[],
  chainId: number,
  prices: Record<string, number>,
): Staged<Intent> {
  yield "deed";
  const deed = readDeed(terms, calls, chainId);
  if (deed) return deed;
  const ground = { chainId, prices, isAlone: calls.length === 1 };
  yield "wording";
  const wording = yield* readWording(terms, calls, ground);
  const read = wording && "intent" in wording ? wording.intent : yield* oneOfSeveral(terms, calls, ground);
  if (read) return read;
  const found = yield* unread(terms, calls, ground);
  return wording && "against" in wording ? { ...found, notUnderstood: [wording.against] } : found;
}
