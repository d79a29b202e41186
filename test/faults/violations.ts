import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import { countChainEvents } from "./chain-events.ts";
import { type KeptRow, keptRows } from "./kept-rows.ts";
import type { Ports } from "./local-run.ts";
import { workflowsById } from "./workflows-by-id.ts";
import type { Accepted, Workload } from "./workload.ts";

/** What was promised and not kept, in sentences; to be asked when everything is at its end. */
export async function findViolations(
  dataDirectory: string,
  ports: Ports,
  { accepted }: Workload,
): Promise<string[]> {
  const rows = await keptRows(dataDirectory);
  const hashes = rows.map(({ requestHash }) => requestHash);
  const [workflows, events] = await Promise.all([
    workflowsById(ports.TEMPORAL_PORT),
    countChainEvents(ports.CHAIN_PORT, hashes),
  ]);
  const ofRows = rows.flatMap((row, index) => {
    const runs = workflows.get(transactionWorkflowId(row.requestHash)) ?? [];
    const { created, decided } = events[index] ?? { created: 0, decided: 0 };
    return [
      ...(runs.join() === "COMPLETED" ? [] : [`${row.requestHash} has the workflows [${runs}]`]),
      ...(row.orion === 1 ? [] : [`${row.requestHash} has ${row.orion} decisions of orion`]),
      ...(row.user.length <= 1 ? [] : [`${row.requestHash} has ${row.user.length} decisions of its owner`]),
      ...(created === 1 && decided === 1
        ? []
        : [`${row.requestHash} was registered ${created} and published ${decided} times`]),
    ];
  });
  const byHash = Map.groupBy(rows, ({ requestHash }) => requestHash);
  const ofAnswers = accepted.flatMap((one) => {
    const kept = byHash.get(one.requestHash) ?? [];
    const [row] = kept;
    if (!row || kept.length > 1)
      return [`${one.requestHash} was answered with 201 and has ${kept.length} rows`];
    return brokenPromises(one, row).map((what) => `${one.requestHash} ${what}`);
  });
  return [...ofRows, ...ofAnswers];
}

function brokenPromises(one: Accepted, row: KeptRow): string[] {
  const broken: string[] = [];
  if (!one.answered) broken.push("has a decision that was never answered");
  // Orion rejects what is wrong, and may do so before the owner decides; what is right waits for the owner.
  if ((one.acknowledged || one.isRight) && row.user.join() !== one.wanted)
    broken.push(`was ${one.wanted} by its owner, and the record says [${row.user}]`);
  const isApproved = one.isRight && one.wanted === "APPROVED";
  const end = `${row.status} ${row.reason}`;
  // Where nobody executes it, an approved one ends when the time for that is over; custody may be too slow for it as well.
  const byCustody = one.byCustody ? ["EXECUTED custody-executed", "FAILED over-budget"] : [];
  const ends = isApproved ? ["FAILED execution-expired", ...byCustody] : ["REJECTED"];
  if (!ends.some((expected) => end.startsWith(expected)))
    broken.push(`should have ended ${ends.join(" or ")}, and is ${end}`);
  return broken;
}
