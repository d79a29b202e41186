import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import { findGrantBounds } from "../intent/grant-bounds.ts";
import { takeInterfaceFees } from "../reading/facts/interface-fees.ts";
import { callsInWords } from "../reading/facts/own-call.ts";
import { takeOwnEnd } from "../reading/facts/own-end.ts";
import { takeOwnFees } from "../reading/facts/own-fees.ts";
import { withOwnNonce } from "../reading/facts/own-nonce.ts";
import { takeRatio } from "../reading/facts/own-ratio.ts";
import { takeOwnRoute } from "../reading/facts/own-route.ts";
import { isSameNumber, sidesOfCall } from "../reading/facts/sides.ts";
import type { ReadTerms } from "../reading/read-terms.ts";
import { takeCollateral } from "./collateral-told.ts";

/** "A lease ending 15 Dec 2026, noon UTC": of what is granted, just the end that it has, however it is led to. */
function withOwnEnd(terms: ReadTerms, calls: readonly Call[]): ReadTerms {
  const { deadline, signedUntil } = terms.intent;
  if (signedUntil) return terms;
  const reading = { ...terms.reading, taken: terms.reading.taken.slice() };
  const end = takeOwnEnd(reading, calls, terms.anchor);
  if (!end) return terms;
  const { at, ...quote } = end;
  const isOther = deadline && (deadline.quote.end <= quote.start || quote.end <= deadline.quote.start);
  const ended = { ...deadline, at, quote, isValidity: true as const };
  return isOther
    ? { ...terms, reading }
    : { ...terms, reading, intent: { ...terms.intent, deadline: ended } };
}

/** The terms with the words taken that only what a call is tells: its pools' fees, its way, its ratio, a permit's bound. */
export function withOwnTerms(given: ReadTerms, calls: readonly Call[], chainId: number): ReadTerms {
  const terms = withOwnEnd({ ...given, reading: withOwnNonce(given.reading, calls) }, calls);
  const written = callsInWords(terms.reading, calls, chainId);
  if (calls.length === 1 && calls[0]?.operation === "borrow") {
    const reading = { ...written, taken: written.taken.slice() };
    takeCollateral(reading, calls);
    return { ...terms, reading };
  }
  const exchanges = calls.filter(({ operation }) => /^(?:swap|wrap|unwrap)$/.test(operation));
  if (exchanges.length === 0) return { ...terms, reading: written };
  const reading = { ...written, taken: written.taken.slice() };
  takeOwnFees(reading, calls);
  takeInterfaceFees(reading, calls);
  takeOwnRoute(reading, calls, chainId);
  const isAtPar = exchanges.every((call) => {
    const { given, wanted } = sidesOfCall(call, chainId);
    return isSameNumber(given, wanted);
  });
  if (isAtPar) takeRatio(reading);
  // Of what only carries a permission along, the words bound it: "with a permit for exactly those 600 USDC".
  const isCarried =
    calls.some(({ permits = [] }) => permits.length > 0) &&
    calls.every(({ operation }) => !changesGrant(operation));
  const limits = [...(terms.intent.limits ?? []), ...(isCarried ? findGrantBounds(reading) : [])];
  return { ...terms, reading, intent: { ...terms.intent, limits } };
}
