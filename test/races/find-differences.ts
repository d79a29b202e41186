import { getRequestStatus } from "../../integrations/chain/agent-inbox.ts";
import type { EndingsWorld } from "../support/endings-world.ts";
import type { Contested } from "./contest.ts";
import { expectedEnds } from "./expected-ends.ts";

interface Row {
  readonly status: string;
  readonly reason: string;
  readonly ended: boolean;
  readonly orion: number;
  readonly settlement: string | null;
  readonly confirmed: number;
}

const ROW = `
  select t.status, t.status_reason as reason, t.ended_at is not null as ended, m.settlement_status as settlement,
         (select count(*)::int from approval a where a.transaction_id = t.id and a.type = 'orion') as orion,
         (select count(*)::int from ending_report r where r.transaction_id = t.id and r."end" = 'execution-confirmed') as confirmed
    from transaction_request t left join orion_metadata m on m.transaction_id = t.id
   where t.request_hash = ?`;

/** What of a transaction's end is not as it was acknowledged, or not the same in row, history, list, metadata and chain; in words. */
export async function findDifferences(world: EndingsWorld, contested: Contested): Promise<string[]> {
  const { requestHash, acknowledged, sealed } = contested;
  const [row] = await world.chain.database.em.fork().execute<Row[]>(ROW, [requestHash]);
  if (!row) return ["has no row"];
  const told = [...acknowledged].join(", ") || "nobody";
  const wrong: string[] = [];
  const hold = (isSo: boolean, what: string) => {
    if (!isSo) wrong.push(`${what} (row ${row.status} ${row.reason}, acknowledged: ${told})`);
  };
  const allowed = expectedEnds(acknowledged);
  hold(
    allowed.includes(`${row.status} ${row.reason}`),
    `should have ended ${allowed.join(" or ") || "once"}`,
  );
  hold(row.ended && row.orion === 1, "should have an end's time and one decision of orion");
  const settled = row.reason.startsWith("settlement-") ? row.status : null;
  hold(row.settlement === settled, `has the settlement ${row.settlement} in its metadata`);
  hold(row.reason !== "execution-confirmed" || row.confirmed === 1, "has no execution that was confirmed");

  const handle = world.handle(requestHash);
  const [{ status: name, searchAttributes }, outcome, ends] = await Promise.all([
    handle.describe(),
    handle.result() as Promise<{ status: string }>,
    endsInHistory(world, requestHash),
  ]);
  hold(name.name === "COMPLETED", `has a workflow that is ${name.name}`);
  hold(outcome.status === row.status, `has a workflow whose result is ${outcome.status}`);
  hold(ends.join() === `${row.status} ${row.reason}`, `has the ends [${ends}] in its history`);
  const listed = String(searchAttributes.TxStatus);
  hold(listed === row.status, `is listed as ${listed}`);
  if (sealed) {
    const onChain = await getRequestStatus(world.chain.node, world.orion.inbox, requestHash);
    hold(onChain === "APPROVED", `is ${onChain} on chain`);
  }
  return wrong.map((what) => `${requestHash} ${what}`);
}

/** Every end that a step of the workflow came to. */
async function endsInHistory(world: EndingsWorld, requestHash: string): Promise<string[]> {
  const { events } = await world.handle(requestHash).fetchHistory();
  return (events ?? []).flatMap(({ activityTaskCompletedEventAttributes: done }) => {
    const data = done?.result?.payloads?.[0]?.data;
    if (!data) return [];
    const { status, reason } = Object(JSON.parse(Buffer.from(data).toString("utf8")));
    return status === "EXECUTED" || status === "FAILED" ? [`${status} ${reason}`] : [];
  });
}

/** The processes that worked on it, by their ids. */
export async function workersOf(world: EndingsWorld, requestHash: string): Promise<Set<string>> {
  const { events } = await world.handle(requestHash).fetchHistory();
  const identities = (events ?? []).flatMap((event) => [
    event.workflowTaskCompletedEventAttributes?.identity ?? "",
    event.activityTaskStartedEventAttributes?.identity ?? "",
  ]);
  return new Set(identities.filter(Boolean).map((identity) => identity.split("@")[0] ?? ""));
}
