import type { Call } from "../calls/call.ts";
import { pastWords, type Reading, take, wordAt } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";

const OWN = /^(?:my|our|the|that|this)$/;
const PLEDGED = /^(?:that|which|i|we|i've|we've|have|already|deposited|supplied|lent|put|in|there)$/;
const MOST = 7;

/**
 * Takes the name of what a loan stands against: "against the ETH I deposited in Aave", "with my WETH as collateral". A pool lends
 * against all that an account has there, so that the call says nothing of it; a sum of it, or what is to be pledged, stays.
 */
export function takeCollateral(reading: Reading, calls: readonly Call[]): void {
  const [call, ...others] = calls;
  const isOfPool = call?.operation === "borrow" && !call.market && !call.marketCollateral;
  if (!isOfPool || others.length > 0) return;
  const { lexemes } = reading;
  for (let at = 2; at < lexemes.length; at += 1) {
    const token = OWN.test(wordAt(lexemes, at - 1)) ? tokenAtLexeme(reading, at) : undefined;
    if (!token?.token.known || token.token.symbol === call.amountOut?.asset.symbol) continue;
    const lead = wordAt(lexemes, at - 2);
    const isPledge =
      /^(?:with|using|against)$/.test(lead) &&
      wordAt(lexemes, token.to) === "as" &&
      /^(?:collateral|security)$/.test(wordAt(lexemes, token.to + 1));
    const past = lead === "against" ? pastWords(lexemes, token.to, PLEDGED, MOST) : token.to;
    // "in Aave" is where; it is left to be compared.
    const to = past > token.to && /^(?:in|there)$/.test(wordAt(lexemes, past - 1)) ? past - 1 : past;
    const [first, last] = [lexemes[at], lexemes[to - 1]];
    if ((isPledge || lead === "against") && first && last)
      take(reading, { start: first.start, end: last.end });
  }
}
