import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** The history of a closed workflow, kept for audits after Temporal has let go of it. */
export const WorkflowHistory = defineEntity({
  name: "WorkflowHistory",
  tableName: "workflow_history",
  properties: {
    workflowId: p.string().primary(),
    runId: p.string(),
    /** Gzipped JSON, as Temporal's own tools export it. */
    gzip: p.blob(),
    /** Of the JSON, before compression. */
    sha256: p.string().length(64),
    archivedAt: p.datetime(3),
  },
});

export type WorkflowHistory = InferEntity<typeof WorkflowHistory>;
