import type { Outflows } from "../../domain/budgets/outflow.ts";
import type { CustodyEnd, CustodyWait } from "../../domain/custody-end.ts";
import type { CustodyKind } from "../../domain/execution-type.ts";
import { reserveBudget } from "../budgets/reserve-budget.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { preparedTransaction, type Run } from "../prepared-transaction.ts";

/** When it was made and when the one before it, if there was one; in milliseconds since the epoch. */
export interface OwnClaim {
  readonly claimed: true;
  readonly at: number;
  readonly before: number | null;
}

export type Claim =
  | OwnClaim
  | { readonly claimed: false; readonly isOverBudget: true }
  | { readonly claimed: false; readonly waitsFor: CustodyWait }
  /** It is not to be executed any more, and ends like this if the provider does not have it. */
  | { readonly claimed: false; readonly stopAs: CustodyEnd };

interface Row {
  readonly ownerId: string;
  readonly externalId: string;
  readonly type: CustodyKind;
  readonly isEnded: boolean;
  readonly stopAs: CustodyEnd | null;
  readonly claimedMs: number | null;
  /** When its hard checks were last seen to pass; null where no arbiter of ours made its verdict. */
  readonly checkedMs: number | null;
}

/** A transaction's row first, then its execution's: everyone who locks both does so in this order. */
const LOCK_TRANSACTION = `
  select t.status from transaction_request t join custody_execution e on e.transaction_id = t.id where e.id = $1 for update of t`;

const LOCK = `
  select e.owner_id as "ownerId", e.external_id as "externalId",
         (select i.type from custody_integration i where i.id = e.integration_id) as type, e.ended_at is not null as "isEnded", e.stop_as as "stopAs",
         (extract(epoch from e.claimed_at) * 1000)::float8 as "claimedMs",
         (select (extract(epoch from greatest(v.created_at, e.checked_at)) * 1000)::float8
            from verdict v where v.transaction_id = e.transaction_id) as "checkedMs"
    from custody_execution e where e.id = $1 for update`;

const PAUSED = "select 1 from custody_pause where scope in ('all', $1) limit 1";

/**
 * Asks whether an order may be submitted now, and notes that it is about to be: from then on it may be with the provider. Under
 * the transaction's lock, which decisions and cancels take too: one of them comes before this and is seen, or after it. What it
 * takes out is reserved from its owner's budgets in the same commit.
 */
export function claimSubmit(
  database: Database,
  id: string,
  { verdictMaxAgeMs, outflows }: { readonly verdictMaxAgeMs: number; readonly outflows: Outflows },
): Promise<Claim> {
  return preparedTransaction(database, async (run) => {
    const [transaction] = await run<{ status: string }>("claim-transaction", LOCK_TRANSACTION, id);
    const [execution] = await run<Row>("claim-execution", LOCK, id);
    if (!execution) throw new Error("there is no custody execution of this id");
    const isApproved = !transaction || transaction.status === "APPROVED";
    if (!isApproved || execution.isEnded || execution.stopAs)
      return { claimed: false, stopAs: execution.stopAs ?? "execution-cancelled" };
    const waitsFor = await reasonToWait(run, execution, verdictMaxAgeMs);
    if (waitsFor) {
      await run("custody-waits", "update custody_execution set waits_for = $2 where id = $1", id, waitsFor);
      return { claimed: false, waitsFor };
    }
    if (!(await fitsBudgets(run, execution, outflows))) return { claimed: false, isOverBudget: true };
    const sql =
      "update custody_execution set claimed_at = $2, updated_at = $2, waits_for = null where id = $1";
    const before = execution.claimedMs;
    // No two claims are of the same moment: by its moment each is told from the others when it is taken back.
    const at = Math.max(Date.now(), (before ?? 0) + 1);
    await run("claim-submit", sql, id, new Date(at));
    return { claimed: true, at, before };
  });
}

/** What may be with the provider already is past all budgets: refusing it now would only hide where it went. */
async function fitsBudgets(
  run: Run,
  { externalId, ownerId: userId, type, claimedMs }: Row,
  outflows: Outflows,
): Promise<boolean> {
  if (claimedMs !== null) return true;
  return typeof (await reserveBudget(run, { externalId, userId, type, outflows })) === "string";
}

async function reasonToWait(
  run: Run,
  { ownerId, checkedMs }: Row,
  verdictMaxAgeMs: number,
): Promise<CustodyWait | undefined> {
  const [paused] = await run("claim-paused", PAUSED, ownerId);
  if (paused) return "paused";
  return checkedMs !== null && Date.now() - checkedMs > verdictMaxAgeMs ? "verdict-check" : undefined;
}

const UNCLAIM = `
  update custody_execution set claimed_at = to_timestamp($2::float8 / 1000), waits_for = $3, updated_at = $4
   where id = $1 and ended_at is null and claimed_at = to_timestamp($5::float8 / 1000)::timestamptz(3)`;

/** Takes a claim back whose submit surely did nothing; somebody else's later one stays. */
export async function unclaimSubmit(
  database: Database,
  id: string,
  { at, before }: OwnClaim,
  waitsFor: CustodyWait | null,
): Promise<void> {
  await preparedQuery(database, "unclaim-submit", UNCLAIM)(id, before, waitsFor, new Date(), at);
}
