import type { Database } from "../../db/database.ts";
import { recordOrion } from "../../db/transactions/record-orion.ts";
import type { OrionDecision } from "../../domain/decide.ts";

/** An arbiter that is away leaves the decision to the owner; a request that it cannot read is never anybody's to approve. */
const WHY = {
  "arbiter-away": {
    decision: "UNDECIDED",
    analysis: "The arbiter could not be reached in time, so the decision is the owner's.",
  },
  "arbiter-refused": {
    decision: "REJECTED",
    analysis:
      "The arbiter could not read the request: it cannot be opened, is too large, nests too deep, or is not in the form that the arbiter takes. What cannot be read is rejected.",
  },
} as const;

export type UndecidedActivities = ReturnType<typeof createUndecidedActivities>;

export function createUndecidedActivities(deps: { database: Database }) {
  return {
    /** Where an ORION key decided meanwhile, that decision is the answer. */
    recordUndecided: (requestHash: string, why: keyof typeof WHY): Promise<OrionDecision> =>
      recordOrion(deps.database, requestHash, {
        ...WHY[why],
        confidence: why === "arbiter-refused" ? 1 : 0,
      }),
  };
}
