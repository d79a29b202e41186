import type { Database } from "../../db/database.ts";
import { recordOrion } from "../../db/transactions/record-orion.ts";
import type { OrionDecision } from "../../domain/decide.ts";

const WHY = {
  "arbiter-away": "The arbiter could not be reached in time, so the decision is the owner's.",
  "arbiter-refused": "The arbiter could not read the request, so the decision is the owner's.",
} as const;

export type UndecidedActivities = ReturnType<typeof createUndecidedActivities>;

export function createUndecidedActivities(deps: { database: Database }) {
  return {
    /** Where an ORION key decided meanwhile, that decision is the answer. */
    recordUndecided: (requestHash: string, why: keyof typeof WHY): Promise<OrionDecision> =>
      recordOrion(deps.database, requestHash, {
        decision: "UNDECIDED",
        confidence: 0,
        analysis: WHY[why],
      }),
  };
}
