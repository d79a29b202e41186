import type { EntityManager } from "@mikro-orm/postgresql";
import { WorkflowHistory } from "./workflow-history.entity.ts";

export async function isArchived(em: EntityManager, workflowId: string): Promise<boolean> {
  return (await em.fork().count(WorkflowHistory, { workflowId })) > 0;
}

export async function keepHistory(
  em: EntityManager,
  history: Pick<WorkflowHistory, "workflowId" | "runId" | "sha256"> & { gzip: Buffer },
): Promise<void> {
  await em.fork().insert(WorkflowHistory, { ...history, archivedAt: new Date() });
}

export async function findHistory(em: EntityManager, workflowId: string): Promise<WorkflowHistory | null> {
  return em.fork().findOne(WorkflowHistory, { workflowId });
}
