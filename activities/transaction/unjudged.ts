import type { Database } from "../../db/database.ts";
import { recordOrion } from "../../db/transactions/record-orion.ts";
import type { OrionDecision } from "../../domain/decide.ts";

/** An arbiter that is away leaves the decision to the owner; a request that it cannot read is never anybody's to approve. */
const WHY = {
  "arbiter-away": {
    decision: "UNDECIDED",
    confidence: 0,
    analysis: "The arbiter could not be reached in time, so the decision is the owner's.",
  },
  "arbiter-refused": {
    decision: "REJECTED",
    confidence: 1,
    analysis:
      "The arbiter could not read the request: it cannot be opened, is too large, nests too deep, or is not in the form that the arbiter takes. What cannot be read is rejected.",
  },
} as const;

export type UnjudgedActivities = ReturnType<typeof createUnjudgedActivities>;

export function createUnjudgedActivities(deps: { database: Database }) {
  /** Where an ORION key decided meanwhile, that decision is the answer. */
  const recordUnjudged = (requestHash: string, why: keyof typeof WHY): Promise<OrionDecision> =>
    recordOrion(deps.database, requestHash, WHY[why]);
  return {
    recordUnjudged,
    /** What histories from before call it. */
    recordUndecided: recordUnjudged,
  };
}
