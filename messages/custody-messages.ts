import { defineSignal } from "@temporalio/workflow";
import type { CustodyEnd } from "../domain/custody-end.ts";

export interface CustodyInput {
  /** The id of its row, where everything else stands. */
  executionId: string;
  /** Unix milliseconds from which it is asked back. */
  deadline: number;
  /** Where a run goes on that has become long. */
  goesOn?: { isSubmitted: boolean; isStopped: boolean; pauseMs: number };
}

export interface CustodyOutcome {
  end: CustodyEnd;
}

/** Something may have changed: look now instead of later. What changed is never believed from here. */
export const custodyWoken = defineSignal("custodyWoken");
