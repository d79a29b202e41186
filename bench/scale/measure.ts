import { CannotStart } from "../../runtime/cannot-start.ts";
import { type Connection, openConnection } from "../load/connection.ts";
import { MEASURED_CALLS, type MeasuredCall } from "./measured-calls.ts";
import type { ScaledService } from "./scaled-service.ts";

/** Milliseconds of every call, by what was called and then by how many rows there were. */
export type Took = Map<string, Map<number, number[]>>;

const IN_A_ROW = 10;

/** Calls each service in turn, one call at a time, so that whatever else the machine does falls on all alike. */
export async function measure(
  services: readonly ScaledService[],
  { rounds, warmUps }: { rounds: number; warmUps: number },
): Promise<Took> {
  const took: Took = new Map();
  const connections = new Map<ScaledService, Connection>();
  for (const service of services) connections.set(service, await openConnection(service.port));
  for (let round = 0; round < warmUps + rounds; round++) {
    for (const call of MEASURED_CALLS) {
      for (const [service, connection] of connections) {
        const times = await inARow(connection, service, call, round * IN_A_ROW);
        if (round >= warmUps) keep(took, call.what, service.rows, times);
      }
    }
  }
  for (const connection of connections.values()) connection.close();
  return took;
}

async function inARow(
  connection: Connection,
  service: ScaledService,
  call: MeasuredCall,
  from: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let nth = from; nth < from + IN_A_ROW; nth++) {
    const request = call.request(service, nth);
    const began = performance.now();
    const answer = await connection.send(request);
    times.push(performance.now() - began);
    if (answer.status !== call.status)
      throw new CannotStart(`${call.what} answered ${answer.status}: ${answer.text()}`);
  }
  return times;
}

function keep(took: Took, what: string, rows: number, times: readonly number[]): void {
  const byRows = took.get(what) ?? new Map<number, number[]>();
  took.set(what, byRows);
  byRows.set(rows, [...(byRows.get(rows) ?? []), ...times]);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Markdown: milliseconds at the fewest rows, and how many times as long each percentile is at more. */
export function scaleTable(took: Took): string {
  const sizes = [...(took.values().next().value?.keys() ?? [])];
  const [fewest = 0, ...more] = sizes;
  const count = (rows: number) => rows.toLocaleString("en");
  const lines = [...took].map(([what, byRows]) => {
    const at = (rows: number, share: number) => percentile(byRows.get(rows) ?? [], share);
    const cells = [0.5, 0.99].flatMap((share) => [
      `${at(fewest, share).toFixed(2)} ms`,
      ...more.map((rows) => (at(rows, share) / at(fewest, share)).toFixed(2)),
    ]);
    return `| ${[what, ...cells].join(" | ")} |`;
  });
  const head = ["p50", "p99"].flatMap((name) => [
    `${name} at ${count(fewest)}`,
    ...more.map((rows) => `${name} at ${count(rows)}`),
  ]);
  return [`| measured | ${head.join(" | ")} |`, `|${"---|".repeat(head.length + 1)}`, ...lines].join("\n");
}
