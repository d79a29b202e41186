import { setTimeout as sleep } from "node:timers/promises";
import { type Connection, isGrpcServiceError } from "@temporalio/client";
import { msToTs } from "@temporalio/common/lib/time.js";

const RETENTION_DAYS = 30;
const KNOWN_WITHIN_MS = 30_000;
/** The gRPC status code of that name. */
const NOT_FOUND = 5;

/** Makes the namespace on a cluster that has none of that name; returns whether it was made. */
export async function ensureNamespace(connection: Connection, namespace: string): Promise<boolean> {
  try {
    await connection.workflowService.describeNamespace({ namespace });
    return false;
  } catch (error) {
    if (!isGrpcServiceError(error) || error.code !== NOT_FOUND) throw error;
  }
  await connection.workflowService.registerNamespace({
    namespace,
    description: "Countersign: one workflow per transaction, connection code and OAuth session.",
    workflowExecutionRetentionPeriod: msToTs(`${RETENTION_DAYS} days`),
  });
  await untilKnown(connection, namespace);
  return true;
}

/** A new namespace reaches every part of a cluster within seconds, not at once. */
async function untilKnown(connection: Connection, namespace: string): Promise<void> {
  for (const deadline = Date.now() + KNOWN_WITHIN_MS; ; await sleep(200)) {
    try {
      await connection.operatorService.listSearchAttributes({ namespace });
      return;
    } catch (error) {
      if (!isGrpcServiceError(error) || error.code !== NOT_FOUND || Date.now() > deadline) throw error;
    }
  }
}
