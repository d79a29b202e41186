import { Type } from "typebox";
import type { SweptStep } from "../../db/sweeps/list-sweep-steps.ts";
import type { WaitingRequest } from "../../db/transactions/waiting-requests.ts";
import { overdueOf } from "../../domain/overdue.ts";
import { WAITS, type Wait } from "../../domain/wait.ts";
import { HealthReport } from "../health/health-report.ts";
import { Timestamp } from "../timestamp.ts";

/** Per thing that is waited for; the rest is counted. */
const MOST_SHOWN = 20;

const Text = Type.Union([Type.String(), Type.Null()]);

export const OperatorOverview = Type.Object(
  {
    checkedAt: Timestamp,
    health: HealthReport,
    overdue: Type.Array(
      Type.Object(
        {
          wait: Type.Enum(Object.keys(WAITS) as Wait[]),
          for: Type.String({ description: "What it waits for, in words." }),
          by: Type.String({ description: "Whose turn it is." }),
          count: Type.Integer(),
          oldest: Type.Array(
            Type.Object(
              { requestHash: Type.String(), since: Timestamp, detail: Text },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
      {
        description: `Transactions that wait for longer than they should, by what they wait for; up to ${MOST_SHOWN} of each, the oldest first.`,
      },
    ),
    failingWorkflows: Type.Union([Type.Array(Type.String()), Type.Null()], {
      description: "Workflows whose tasks fail, up to 100; null where Temporal does not answer.",
    }),
    sweep: Type.Array(
      Type.Object(
        { step: Type.String(), ranAt: Timestamp, failingSince: Type.Union([Timestamp, Type.Null()]) },
        { additionalProperties: false },
      ),
      { description: "The steps of the sweep; empty until it has run." },
    ),
    arbiter: Type.Union(
      [
        Type.Object(
          { version: Text, sanctionsListDate: Text, problems: Type.Array(Type.String()) },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      { description: "What the validator says of itself; null where it does not answer." },
    ),
  },
  { $id: "OperatorOverview", additionalProperties: false },
);

export function presentOverdue(waiting: readonly WaitingRequest[], now: Date) {
  return overdueOf(waiting, now).map(({ wait, late }) => ({
    wait,
    for: WAITS[wait].for,
    by: WAITS[wait].by,
    count: late.length,
    oldest: late.slice(0, MOST_SHOWN).map(({ requestHash, since, detail }) => ({
      requestHash,
      since: since.toISOString(),
      detail: detail || null,
    })),
  }));
}

export function presentStep({ step, ranAt, failingSince }: SweptStep) {
  return { step, ranAt: ranAt.toISOString(), failingSince: failingSince?.toISOString() ?? null };
}
