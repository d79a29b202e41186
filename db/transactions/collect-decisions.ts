import type { Decision, Decisions, OrionDecision } from "../../domain/decide.ts";
import type { Approval } from "../entities/approval.ts";

/** Whose decision each row is; see domain/decide.ts for what they weigh. */
export function collectDecisions(approvals: readonly Approval[]): Decisions {
  const isKey = (approval: Approval) => approval.type === "user" && approval.apiKey !== null;
  const of = (wanted: (approval: Approval) => boolean) =>
    approvals.filter(wanted).map((approval) => approval.decision as Decision);
  const orion: OrionDecision | undefined = approvals.find((approval) => approval.type === "orion")?.decision;
  return {
    orion,
    owner: of((approval) => approval.type === "user_ui" || (approval.type === "user" && !isKey(approval)))[0],
    admins: of((approval) => approval.type === "admin"),
    userKeys: of(isKey),
  };
}
