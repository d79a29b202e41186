import { type Static, Type } from "typebox";
import { findVerdictAnswer } from "../../../db/transactions/find-transaction.ts";
import type { ApprovalStatus } from "../../transactions/approval-status.ts";
import { getApprovalStatus } from "../../transactions/get-approval-status.ts";
import { performRoute } from "./perform-route.ts";
import type { ToolCall } from "./tool.ts";

const FailingCheck = Type.Object(
  {
    node: Type.String({ description: "The check that failed." }),
    reason: Type.String(),
    expected: Type.Optional(Type.String({ description: "What the intent says." })),
    actual: Type.Optional(Type.String({ description: "What the transaction does." })),
    remedy: Type.Optional(Type.String({ description: "What to change." })),
  },
  { additionalProperties: false },
);
export type FailingCheck = Static<typeof FailingCheck>;

/** What both tools tell of a verdict, beside the fields of their routes. */
export const verdictFields = {
  decision: Type.Union([Type.Enum(["APPROVED", "REJECTED", "UNDECIDED"]), Type.Null()], {
    description: "The arbiter's; null while it has not decided.",
  }),
  failingChecks: Type.Array(FailingCheck),
};

export interface Verdict extends Static<typeof ApprovalStatus> {
  readonly failingChecks: readonly FailingCheck[];
}

/** How a transaction stands, as GET approval-status answers it, and which checks failed. */
export async function readVerdict(requestHash: string, call: ToolCall): Promise<Verdict> {
  const status = (await performRoute(getApprovalStatus, call, { params: { requestHash } })) as Static<
    typeof ApprovalStatus
  >;
  const [orion] = status.orion;
  const answer =
    orion?.decision === "REJECTED"
      ? await findVerdictAnswer(call.deps.database.em, orion.transactionId)
      : null;
  return { ...status, failingChecks: answer ? failingChecks(JSON.parse(answer)) : [] };
}

interface Answer {
  readonly results: Readonly<
    Record<string, { status: string; reasoning: string; details: Readonly<Record<string, unknown>> }>
  >;
}

function failingChecks({ results }: Answer): FailingCheck[] {
  return Object.entries(results).flatMap(([node, { status, reasoning, details }]) =>
    status === "FAIL"
      ? [
          {
            node,
            reason: reasoning,
            ...told("expected", details.expected),
            ...told("actual", details.actual),
            ...told("remedy", details.remedy),
          },
        ]
      : [],
  );
}

function told<Name extends string>(name: Name, value: unknown): { [N in Name]?: string } {
  if (value === undefined || value === null) return {};
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return { [name]: text } as { [N in Name]?: string };
}
