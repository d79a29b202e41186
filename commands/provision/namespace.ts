import { type Connection, isGrpcServiceError } from "@temporalio/client";
import { msToTs } from "@temporalio/common/lib/time.js";

const RETENTION_DAYS = 30;
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
  return true;
}
