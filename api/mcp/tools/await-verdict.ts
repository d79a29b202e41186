import { setTimeout as sleep } from "node:timers/promises";
import type { ToolCall } from "./tool.ts";
import { readVerdict, type Verdict } from "./verdict.ts";

export const VERDICT_WAIT_SECONDS = 30;
const LOOK_EVERY_MS = 250;
const TELL_EVERY_SECONDS = 3;

/**
 * Waits for the verdict while the client is told how far it is; undefined where it does not want to know, cannot be told, or
 * may not read.
 */
export async function awaitVerdict(requestHash: string, call: ToolCall): Promise<Verdict | undefined> {
  const { progress, caller, cancelled } = call;
  if (!progress || !caller.reach.read) return undefined;
  const begun = `Recorded as ${requestHash}; the arbiter compares it with the intent.`;
  if (!(await progress(0, VERDICT_WAIT_SECONDS, begun))) return undefined;
  const start = performance.now();
  for (let told = 0; !cancelled?.aborted; await sleep(LOOK_EVERY_MS)) {
    const verdict = await readVerdict(requestHash, call);
    const seconds = Math.floor((performance.now() - start) / 1000);
    const [orion] = verdict.orion;
    if (orion)
      await progress(VERDICT_WAIT_SECONDS, VERDICT_WAIT_SECONDS, `The arbiter decided: ${orion.decision}.`);
    if (orion || seconds >= VERDICT_WAIT_SECONDS) return verdict;
    if (seconds < told + TELL_EVERY_SECONDS) continue;
    told = seconds;
    await progress(seconds, VERDICT_WAIT_SECONDS, "The arbiter is at work.");
  }
  return undefined;
}
