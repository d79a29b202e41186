import type { Call } from "../calls/call.ts";
import { serves } from "./serves.ts";

/** The one call that all others serve; undefined where there is none, or several. */
export function onlyMain(calls: readonly Call[]): Call | undefined {
  const mains = calls.filter(
    (call, at) => !calls.some((other, place) => place !== at && serves(call, other, undefined, at < place)),
  );
  return mains.length === 1 ? mains[0] : undefined;
}
