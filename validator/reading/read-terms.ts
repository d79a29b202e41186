import { findCarrier } from "../intent/carrier.ts";
import { findChain } from "../intent/chain.ts";
import { findDeadlines } from "../intent/deadline.ts";
import { findExclusions } from "../intent/exclusions.ts";
import { findGas } from "../intent/gas.ts";
import type { Intent, Quote } from "../intent/intent.ts";
import { findInterestRate } from "../intent/interest-rate.ts";
import { findLimits } from "../intent/limits.ts";
import { takeNumbering } from "../intent/numbering.ts";
import { findPartialFill } from "../intent/partial-fill.ts";
import { findPoolFee } from "../intent/pool-fee.ts";
import { findProhibitions } from "../intent/prohibitions.ts";
import { openReading, outside, type Reading, take } from "../intent/reading.ts";
import { takeRefunds } from "../intent/refunds.ts";
import { findServiceFee } from "../intent/service-fee.ts";
import { findSlippage } from "../intent/slippage.ts";
import { findWaivers } from "../intent/waivers.ts";
import type { Staged } from "../stages/staged.ts";

/** The terms of an intent, and the text with their words taken. */
export interface ReadTerms {
  reading: Reading;
  /** From when times are counted. */
  anchor: number;
  intent: Omit<Intent, "notUnderstood" | "words">;
}

/** The terms of an intent; each takes its words, and what is left is for the mentions. */
export function* readTerms(text: string, anchor: number, remarks: readonly Quote[] = []): Staged<ReadTerms> {
  const reading = { ...openReading(text), remarks };
  for (const remark of remarks) take(reading, remark);
  takeNumbering(reading);
  takeRefunds(reading);
  yield "held terms";
  const gas = findGas(reading);
  const slippage = findSlippage(reading);
  const exclusions = findExclusions(reading);
  const included = outside(
    reading,
    exclusions.map(({ quote }) => quote),
  );
  const limits = findLimits(reading);
  const place = findChain(included);
  yield "ends";
  const intent = {
    text,
    steps: [],
    ...place,
    gas,
    slippage,
    exclusions,
    limits,
    poolFee: findPoolFee(included),
    serviceFee: findServiceFee(reading),
    partialFill: findPartialFill(reading),
    waivers: findWaivers(reading),
    ...findDeadlines(reading, anchor),
    carrier: findCarrier(reading),
    interestRate: findInterestRate(reading),
    prohibitions: findProhibitions(reading),
  };
  return { reading, anchor, intent };
}

/** The terms of what is left of an intent; remarks are held against no call. */
export function* termsWithout(terms: ReadTerms, remarks: readonly Quote[]): Staged<ReadTerms> {
  const { reading, intent } = terms;
  const left = yield* readTerms(reading.text, terms.anchor, remarks);
  const { chain, chainKind, exclusions } = intent;
  return {
    ...left,
    reading: {
      ...left.reading,
      ...(reading.ownTokens && { ownTokens: reading.ownTokens }),
    },
    // A chain counts wherever it is named.
    intent: { ...left.intent, chain, chainKind, ...(exclusions && { exclusions }) },
  };
}
