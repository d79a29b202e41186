import type { Call } from "../calls/call.ts";
import { countsBackwards } from "../intent/numbering.ts";
import type { Reading } from "../intent/reading.ts";
import { fixesOtherSide } from "./facts/fixes-other-side.ts";
import { asksForNative } from "./facts/native-form.ts";
import { namesOtherContract } from "./facts/other-contract.ts";
import { isOfOtherVersion } from "./facts/other-version.ts";

/** Whether the request itself names something that the calls are not: another version, form, contract or number of parts. */
export const asksForOther = (reading: Reading, calls: readonly Call[], chainId: number): boolean =>
  isOfOtherVersion(reading, calls, chainId) ||
  fixesOtherSide(reading, calls) ||
  namesOtherContract(reading, calls, chainId) ||
  asksForNative(reading, calls, chainId) ||
  countsBackwards(reading);
