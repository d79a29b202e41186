import type { Call } from "../calls/call.ts";
import type { Reading } from "../intent/reading.ts";
import { countsBackwards } from "../intent/series.ts";
import { isAsMuchAsAll } from "./facts/as-much-as-all.ts";
import { fixesOtherSide } from "./facts/fixes-other-side.ts";
import { isLeastTogether } from "./facts/least-together.ts";
import { asksForNative } from "./facts/native-form.ts";
import { namesOtherContract } from "./facts/other-contract.ts";
import { isInOtherParts } from "./facts/other-parts.ts";
import { isOfOtherVersion } from "./facts/other-version.ts";

/** Whether the request itself names something that the calls are not: another version, form, contract or number of parts. */
export const asksForOther = (reading: Reading, calls: readonly Call[], chainId: number): boolean =>
  isOfOtherVersion(reading, calls, chainId) ||
  fixesOtherSide(reading, calls) ||
  namesOtherContract(reading, calls, chainId) ||
  asksForNative(reading, calls, chainId) ||
  isInOtherParts(reading, calls) ||
  isAsMuchAsAll(reading, calls) ||
  isLeastTogether(reading, calls) ||
  countsBackwards(reading);
