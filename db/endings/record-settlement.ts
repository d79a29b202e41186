import { executionStanding } from "../custody/execution-standing.ts";
import type { Database } from "../database.ts";
import { preparedTransaction, type Run } from "../prepared-transaction.ts";
import { lockTransaction } from "../transactions/lock-transaction.ts";
import { addReport, keptReports } from "./add-report.ts";

export interface Settlement {
  readonly status: "EXECUTED" | "FAILED";
  readonly txHash: string | null;
  readonly blockNumber: number | null;
  readonly error: string | null;
}

/** The report's id where it is new; "kept" where it changes nothing, because it was there before or custody's own end counts. */
export type SettlementRecorded = { readonly id: string } | "kept" | "different" | "not-approved" | "ended";

const KEPT = `
  select settlement_status as status, settlement_tx as "txHash", settlement_block::float8 as "blockNumber", settlement_error as error
    from orion_metadata where transaction_id = $1 and settlement_status is not null`;

const FILL = `
  insert into orion_metadata (transaction_id, settlement_status, settlement_tx, settlement_block, settlement_error, settled_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $6)
  on conflict (transaction_id) do update
    set settlement_status = $2, settlement_tx = $3, settlement_block = $4, settlement_error = $5, settled_at = $6, updated_at = $6`;

/** Records how an approved transaction was settled, in the metadata and for its workflow, in one commit. */
export function recordSettlement(
  database: Database,
  requestHash: string,
  settlement: Settlement,
  reporter: string,
): Promise<SettlementRecorded> {
  return preparedTransaction(database, async (run) => {
    const { id, status } = await lockTransaction(run, requestHash);
    const [kept] = await run<Settlement>("kept-settlement", KEPT, id);
    if (kept) return isSame(kept, settlement) ? "kept" : "different";
    if (status !== "APPROVED") return "not-approved";
    if ((await keptReports(run, id)).some(({ kind }) => kind === "cancel")) return "ended";
    await fill(run, id, settlement);
    if (await executionStanding(run, id)) return "kept";
    const end = settlement.status === "EXECUTED" ? "settlement-executed" : "settlement-failed";
    const added = await addReport(run, {
      transactionId: id,
      kind: "settlement",
      txHash: null,
      end,
      reporter,
    });
    if (!added) throw new Error("a settlement's report names no chain transaction that could be another's");
    return { id: added.id };
  });
}

async function fill(run: Run, id: string, settlement: Settlement): Promise<void> {
  const { status, txHash, blockNumber, error } = settlement;
  await run("fill-settlement", FILL, id, status, txHash, blockNumber, error, new Date());
}

function isSame(one: Settlement, other: Settlement): boolean {
  return (["status", "txHash", "blockNumber", "error"] as const).every(
    (field) => one[field] === other[field],
  );
}
