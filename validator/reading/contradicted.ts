import type { Call } from "../calls/call.ts";
import type { Reading } from "../intent/reading.ts";
import { countsBackwards } from "../intent/series.ts";
import { isToldOtherwise as isClauseToldOtherwise } from "./clauses/told-otherwise.ts";
import { isAsMuchAsAll } from "./facts/as-much-as-all.ts";
import type { Facts } from "./facts/facts.ts";
import { fixesOtherSide } from "./facts/fixes-other-side.ts";
import { isLeastTogether } from "./facts/least-together.ts";
import { asksForNative } from "./facts/native-form.ts";
import { namesOtherContract } from "./facts/other-contract.ts";
import { isOfOtherVersion } from "./facts/other-version.ts";
import { isBelied } from "./facts/told-of-deed.ts";
import { leavesWanted, wishesForGiven } from "./facts/wished-token.ts";
import { isInOtherParts } from "./told/other-parts.ts";
import { isAlikeOtherwise } from "./told/told-alike.ts";
import { isCountedMore } from "./told/told-count.ts";
import { isStartedOtherwise } from "./told/told-first.ts";
import { isHeldOtherwise } from "./told/told-holder.ts";
import { isOfOtherTaste } from "./told/told-taste.ts";

/** Whether something is told beside the request that the calls do not bear out. */
export const isToldOtherwise = (reading: Reading, calls: readonly Call[], facts: Facts): boolean =>
  isBelied(reading, calls) ||
  isOfOtherTaste(reading, calls) ||
  isHeldOtherwise(reading, calls) ||
  isAlikeOtherwise(reading, calls) ||
  isCountedMore(reading, calls) ||
  isStartedOtherwise(reading, calls) ||
  wishesForGiven(reading, facts) ||
  leavesWanted(reading, calls);

/** Whether the request itself names something that the calls are not: another version, form, contract or number of parts. */
export const asksForOther = (reading: Reading, calls: readonly Call[], chainId: number): boolean =>
  isOfOtherVersion(reading, calls, chainId) ||
  fixesOtherSide(reading, calls) ||
  namesOtherContract(reading, calls, chainId) ||
  asksForNative(reading, calls, chainId) ||
  isInOtherParts(reading, calls) ||
  isAsMuchAsAll(reading, calls) ||
  isLeastTogether(reading, calls) ||
  countsBackwards(reading) ||
  isClauseToldOtherwise(reading, calls);
