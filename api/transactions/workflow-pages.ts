import { Type } from "typebox";
import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";

export const WorkflowPages = Type.Union(
  [
    Type.Object(
      { transaction: Type.String(), custody: Type.Union([Type.String(), Type.Null()]) },
      { additionalProperties: false },
    ),
    Type.Null(),
  ],
  {
    description:
      "The pages of its workflows in Temporal's UI, for those who may open that; null where TEMPORAL_UI_URL is not set.",
  },
);

/** Where a workflow stands in Temporal's UI; undefined without one. */
export type WorkflowPage = (workflowId: string) => string | undefined;

export function createWorkflowPage(uiUrl: string | undefined, namespace: string): WorkflowPage {
  if (uiUrl === undefined) return () => undefined;
  const folder = `${uiUrl.replace(/\/$/, "")}/namespaces/${encodeURIComponent(namespace)}/workflows`;
  return (workflowId) => `${folder}/${encodeURIComponent(workflowId)}`;
}

export function presentWorkflowPages(
  page: WorkflowPage,
  requestHash: string,
  custodyWorkflowId: string | undefined,
) {
  const transaction = page(transactionWorkflowId(requestHash));
  if (transaction === undefined) return null;
  const custody = custodyWorkflowId === undefined ? undefined : page(custodyWorkflowId);
  return { transaction, custody: custody ?? null };
}
