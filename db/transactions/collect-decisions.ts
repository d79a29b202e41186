import type { ApprovalType } from "../../domain/approval-type.ts";
import type { Decision, Decisions, OrionDecision } from "../../domain/decide.ts";

export interface RecordedDecision {
  readonly type: ApprovalType;
  readonly decision: OrionDecision;
  readonly byKey: boolean;
}

/** Whose decision each row is; see domain/decide.ts for what they weigh. */
export function collectDecisions(rows: readonly RecordedDecision[]): Decisions {
  const isKey = ({ type, byKey }: RecordedDecision) => type === "user" && byKey;
  const of = (wanted: (row: RecordedDecision) => boolean) =>
    rows.filter(wanted).map(({ decision }) => decision as Decision);
  const orion: OrionDecision | undefined = rows.find(({ type }) => type === "orion")?.decision;
  return {
    orion,
    owner: of((row) => row.type === "user_ui" || (row.type === "user" && !row.byKey))[0],
    admins: of(({ type }) => type === "admin"),
    userKeys: of(isKey),
  };
}
