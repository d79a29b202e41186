import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { isGrpcServiceError } from "@temporalio/client";
import { historyToJSON } from "@temporalio/common/lib/proto-utils.js";
import { findHistory } from "../../db/histories/workflow-histories.ts";
import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import { sha256 } from "./digest.ts";
import type { AuditSources } from "./sources.ts";

const decompress = promisify(gunzip);
/** The gRPC status code of that name. */
const NOT_FOUND = 5;

export interface FoundHistory {
  readonly workflowId: string;
  /** Temporal's own, or why there is none: it does not answer, or knows no such workflow (any more). */
  readonly live: { readonly json: string } | "away" | "unknown";
  readonly archived: ArchivedHistory | undefined;
  /** Where the JSON to go by was found. */
  readonly place: "in Temporal" | "in the archive" | "in the bundle";
  /** The JSON to go by: Temporal's own, else an archived copy that is what it was. */
  readonly json: string | undefined;
}

interface ArchivedHistory {
  /** Of the copy when it was made and of the copy as it is; null where it can no longer be unpacked. */
  readonly sha256: string;
  readonly sha256Now: string | null;
  /** The copy, where it is what it was. */
  readonly json: string | undefined;
}

export async function foundHistory(requestHash: string, sources: AuditSources): Promise<FoundHistory> {
  const workflowId = transactionWorkflowId(requestHash);
  const live = await fromTemporal(workflowId, sources);
  const row = await findHistory(sources.database.em, workflowId);
  const copy = row ? await unpack(row.gzip) : undefined;
  const archived = row && {
    sha256: row.sha256,
    sha256Now: copy === undefined ? null : sha256(copy),
    json: copy !== undefined && sha256(copy) === row.sha256 ? copy : undefined,
  };
  return {
    workflowId,
    live,
    archived: archived ?? undefined,
    place: typeof live === "object" ? "in Temporal" : "in the archive",
    json: typeof live === "object" ? live.json : archived?.json,
  };
}

async function fromTemporal(workflowId: string, { temporal }: AuditSources): Promise<FoundHistory["live"]> {
  try {
    return { json: historyToJSON(await temporal.workflow.getHandle(workflowId).fetchHistory()) };
  } catch (error) {
    return isGrpcServiceError(error) && error.code === NOT_FOUND ? "unknown" : "away";
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
