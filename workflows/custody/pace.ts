import type { CustodyStep } from "../../activities/custody/custody-step.ts";

const SOONEST_MS = 5000;
const LATEST_MS = 5 * 60_000;
const GROWTH = 1.5;
/** An answer that was lost is looked up soon; whoever waits for it may be about to submit. */
const UNCLEAR_MS = 1000;
/** It is clear two minutes after it was sent, and an owner's order is not over before somebody looks. */
const UNCLEAR_LATEST_MS = 30_000;

/**
 * How long to wait between two looks: the longer nothing changes the longer, from five seconds to five minutes; while it is
 * unclear whether the provider has it, half a minute at the most.
 */
export function startPace(pauseMs = SOONEST_MS) {
  let pause = pauseMs;
  let before: string | undefined;
  return {
    after(step: CustodyStep): number {
      const now = JSON.stringify(step);
      if (before !== undefined)
        pause = now === before ? Math.min(LATEST_MS, Math.round(pause * GROWTH)) : SOONEST_MS;
      before = now;
      const isUnclear = step.state === "waits" && step.for === "custody-unclear";
      if (!isUnclear) return pause;
      return pause === SOONEST_MS ? UNCLEAR_MS : Math.min(pause, UNCLEAR_LATEST_MS);
    },
    pauseMs: () => pause,
  };
}
