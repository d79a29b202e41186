import type { Call } from "../../calls/call.ts";
import { quoteMatch, type Reading, take } from "../../intent/reading.ts";

/** Without "nonce 1" of what is signed, where it is that one. */
export function withOwnNonce<Opened extends Reading>(reading: Opened, calls: readonly Call[]): Opened {
  const [only, ...others] = new Set(calls.flatMap(({ signedAs }) => signedAs?.nonce ?? []));
  if (only === undefined || others.length > 0) return reading;
  const told = String.raw`\bnonce(?:\s?[:=#]|\s(?:is|of|number|no\.?))?\s?${only}(?![\w.,]*\d)`;
  const found = new RegExp(told, "i").exec(reading.folded);
  if (!found) return reading;
  const copy = { ...reading, taken: reading.taken.slice() };
  take(copy, quoteMatch(copy, found));
  return copy;
}
