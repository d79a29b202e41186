import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { WorkflowNotFoundError } from "@temporalio/client";
import { historyToJSON } from "@temporalio/common/lib/proto-utils.js";
import { findHistory } from "../../db/workflow-histories.ts";
import { transactionWorkflowId } from "../../workflows/messages/workflow-ids.ts";
import { sha256 } from "./digest.ts";
import type { AuditSources } from "./sources.ts";

const decompress = promisify(gunzip);

export interface FoundHistory {
  readonly workflowId: string;
  /** JSON from Temporal; undefined where it knows no such workflow (any more). */
  readonly live: string | "away" | undefined;
  readonly archived: ArchivedHistory | undefined;
  /** The JSON to go by: Temporal's own, else an archived copy that is what it was. */
  readonly json: string | undefined;
}

interface ArchivedHistory {
  readonly archivedAt: Date;
  /** Of the copy when it was made and of the copy as it is; null where it can no longer be unpacked. */
  readonly sha256: string;
  readonly sha256Now: string | null;
}

export async function foundHistory(requestHash: string, sources: AuditSources): Promise<FoundHistory> {
  const workflowId = transactionWorkflowId(requestHash);
  const live = await fromTemporal(workflowId, sources);
  const row = await findHistory(sources.database.em, workflowId);
  const copy = row ? await unpack(row.gzip) : undefined;
  const archived = row && {
    archivedAt: row.archivedAt,
    sha256: row.sha256,
    sha256Now: copy === undefined ? null : sha256(copy),
  };
  const intact = archived?.sha256 === archived?.sha256Now ? copy : undefined;
  return {
    workflowId,
    live,
    archived: archived ?? undefined,
    json: live === undefined || live === "away" ? intact : live,
  };
}

async function fromTemporal(workflowId: string, { temporal }: AuditSources): Promise<FoundHistory["live"]> {
  try {
    return historyToJSON(await temporal.workflow.getHandle(workflowId).fetchHistory());
  } catch (error) {
    return error instanceof WorkflowNotFoundError ? undefined : "away";
  }
}

async function unpack(gzip: Uint8Array): Promise<string | undefined> {
  try {
    return (await decompress(gzip)).toString("utf8");
  } catch {
    // The finding says that its digest cannot be computed.
    return undefined;
  }
}
