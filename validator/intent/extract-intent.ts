import { findActions } from "./actions.ts";
import { findAlternatives } from "./alternatives.ts";
import { findBeneficiaries } from "./beneficiaries.ts";
import { findCarrier } from "./carrier.ts";
import { findChain } from "./chain.ts";
import { findCondition } from "./condition.ts";
import { findCorrections } from "./corrections.ts";
import { findDeadline } from "./deadline.ts";
import { takeEmphasis } from "./emphasis.ts";
import { findExclusions, without } from "./exclusions.ts";
import { findForeignChain } from "./foreign-chain.ts";
import { findGas } from "./gas.ts";
import { findGoverning } from "./governing.ts";
import { findGrantBounds } from "./grant-bounds.ts";
import type { Intent } from "./intent.ts";
import { findInterestRate } from "./interest-rate.ts";
import { findLimits, findPurchase, withLimits } from "./limits.ts";
import { takeNumbering } from "./numbering.ts";
import { findPartialFill } from "./partial-fill.ts";
import { findPoolFee } from "./pool-fee.ts";
import { findProhibitions } from "./prohibitions.ts";
import { openReading, type Reading } from "./reading.ts";
import { findRecurrence } from "./recurrence.ts";
import { takeRefunds } from "./refunds.ts";
import { findServiceFee } from "./service-fee.ts";
import { findSlippage } from "./slippage.ts";
import { findSteps } from "./steps.ts";
import { findWaivers } from "./waivers.ts";

export interface ReadText {
  reading: Reading;
  intent: Omit<Intent, "notUnderstood" | "words">;
}

/**
 * Reads an intent: what it asks for, and on which terms. Every element says where in the text it stands. The order
 * matters: each finder takes its words, and what is left is read as steps.
 */
export function readText(text: string, anchor: number, ownTokens?: Reading["ownTokens"]): ReadText {
  const reading = openReading(text, ownTokens);
  takeNumbering(reading);
  takeRefunds(reading);
  const gas = findGas(reading);
  const slippage = findSlippage(reading);
  const exclusions = findExclusions(reading);
  const included = without(reading, exclusions);
  const stated = findLimits(reading);
  const asked = findActions(reading);
  const actions = asked.length > 0 ? asked : findPurchase(reading);
  const limits = [...stated, ...findGrantBounds(reading, actions)];
  const place = findChain(included);
  const poolFee = findPoolFee(included);
  const serviceFee = findServiceFee(reading);
  const partialFill = findPartialFill(reading);
  const waivers = findWaivers(reading);
  const deadline = findDeadline(reading, anchor);
  const carrier = findCarrier(reading);
  const interestRate = findInterestRate(reading);
  const condition = findCondition(
    reading,
    actions.map(({ at }) => at),
  );
  const prohibitions = findProhibitions(reading);
  const found = findSteps(reading, actions);
  takeEmphasis(reading, found.steps);
  const ambiguities = [
    ...found.ambiguities,
    ...findGoverning(reading, actions),
    ...findCorrections(reading),
    ...findAlternatives(reading),
    ...findBeneficiaries(reading, actions),
    ...findRecurrence(reading),
    ...findForeignChain(reading),
  ];
  const intent = {
    text,
    steps: withLimits(found.steps, limits),
    ...place,
    deadline,
    slippage,
    gas,
    partialFill,
    poolFee,
    serviceFee,
    waivers,
    prohibitions,
    limits,
    exclusions,
    carrier,
    interestRate,
    condition,
    ambiguities,
  };
  return { reading, intent };
}
