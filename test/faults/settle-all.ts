import { setTimeout as delay } from "node:timers/promises";
import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import { type KeptRow, keptRows } from "./kept-rows.ts";
import type { Ports } from "./local-run.ts";
import { workflowsById } from "./workflows-by-id.ts";
import type { Workload } from "./workload.ts";

const isAtItsEnd = ({ status, isPublished }: KeptRow) =>
  status !== "PENDING" && status !== "APPROVED" && isPublished;

/**
 * Has the owners reject what was accepted without their agents having been told, and waits until every transaction is at its end,
 * in the database and in Temporal's list; returns how long that took. Rejects when it is not so within the time.
 */
export async function settleAll(
  dataDirectory: string,
  ports: Ports,
  workload: Workload,
  withinMs: number,
): Promise<number> {
  const began = Date.now();
  const known = new Set(workload.accepted.map(({ requestHash }) => requestHash));
  for (let open = "not asked yet"; ; await delay(500)) {
    try {
      const rows = await keptRows(dataDirectory);
      const waiting = rows.filter((row) => !isAtItsEnd(row));
      for (const { requestHash, escrowAddress, status } of waiting)
        if (status === "PENDING" && !known.has(requestHash))
          await workload.owners.get(escrowAddress)?.decide(requestHash, "REJECTED");
      const workflows = await workflowsById(ports.TEMPORAL_PORT);
      const running = rows.filter(({ requestHash }) =>
        workflows.get(transactionWorkflowId(requestHash))?.includes("RUNNING"),
      );
      if (waiting.length === 0 && running.length === 0) return Date.now() - began;
      open = JSON.stringify([...waiting, ...running].slice(0, 3));
    } catch (error) {
      // Whatever was killed last may still be on its way back.
      open = String(error);
    }
    if (Date.now() - began > withinMs) throw new Error(`not settled within ${withinMs} ms: ${open}`);
  }
}
