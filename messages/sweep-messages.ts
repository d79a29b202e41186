import { defineSignal } from "@temporalio/workflow";

export interface SweepInput {
  /** How long it rests between two sweeps. */
  intervalMs: number;
}

/** Do not wait for the next time, and rest so long from now on. */
export const sweepNow = defineSignal<[intervalMs: number]>("sweepNow");
