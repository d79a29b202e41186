import { Client, Connection } from "@temporalio/client";

/** The transactions' workflows by their id: how each of their runs stands. */
export async function workflowsById(temporalPort: number): Promise<Map<string, string[]>> {
  const connection = await Connection.connect({ address: `127.0.0.1:${temporalPort}` });
  try {
    const client = new Client({ connection });
    const found = new Map<string, string[]>();
    for await (const { workflowId, status } of client.workflow.list({
      query: "WorkflowType = 'transaction'",
    }))
      found.set(workflowId, [...(found.get(workflowId) ?? []), status.name]);
    return found;
  } finally {
    await connection.close();
  }
}
