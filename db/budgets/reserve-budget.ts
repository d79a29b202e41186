import { isAbout } from "../../domain/budgets/budget.ts";
import { checkBudgets } from "../../domain/budgets/check-budgets.ts";
import type { Outflows } from "../../domain/budgets/outflow.ts";
import { refusalText } from "../../domain/budgets/refusal-text.ts";
import type { CustodyKind } from "../../domain/execution-type.ts";
import type { Run } from "../prepared-transaction.ts";
import type { ReservationState } from "./budget-reservation.entity.ts";
import { holdBudgets } from "./hold-budgets.ts";
import { spentBudgets } from "./spent-budgets.ts";

/** An order to the custody provider that is about to be submitted. */
export interface Spending {
  /** What the provider will know it by. */
  readonly externalId: string;
  readonly userId: string;
  readonly type: CustodyKind;
  readonly outflows: Outflows;
}

/** Only what is reserved, or under no budget at all, may be submitted. */
export type Reserved = "reserved" | "no-budget" | { readonly refusal: string };

/**
 * Takes what an order moves out from its owner's budgets, in the database transaction that allows its submit. Asked again about the
 * same order it answers the same and takes nothing more, so it may be repeated after a crash at any point.
 */
export async function reserveBudget(run: Run, spending: Spending): Promise<Reserved> {
  const { externalId, userId, type, outflows } = spending;
  await holdBudgets(run, userId, type);
  const earlier = await findReservation(run, externalId);
  if (earlier) return earlier;
  const budgets = (await spentBudgets(run, userId, [type])).filter(
    ({ chainId }) => chainId === null || chainId === outflows.chainId,
  );
  if (budgets.length === 0) return "no-budget";
  const refused = checkBudgets(outflows, budgets);
  const refusal = refused ? refusalText(type, refused) : null;
  await run("add-reservation", ADD, externalId, userId, type, refusal ? "refused" : "open", refusal);
  if (refusal !== null) return { refusal };
  const counted = outflows.of.filter(({ asset }) =>
    budgets.some((budget) => isAbout(budget, asset, outflows.chainId)),
  );
  for (const { asset, amount } of counted) {
    await run("add-outflow", TAKE, externalId, asset, userId, type, outflows.chainId, amount.toString());
  }
  return "reserved";
}

const ADD = `
  insert into budget_reservation (external_id, user_id, type, state, refusal, created_at)
  values ($1, $2, $3, $4, $5, clock_timestamp())`;

const TAKE = `
  insert into budget_outflow (external_id, asset, user_id, type, chain_id, amount, spent_at)
  values ($1, $2, $3, $4, $5, $6, 'infinity')`;

/** What was answered before. Nothing is submitted under a reservation that was given back: that was said to be over. */
async function findReservation(run: Run, externalId: string): Promise<Reserved | undefined> {
  const [row] = await run<{ state: ReservationState; refusal: string | null }>(
    "find-reservation",
    "select state, refusal from budget_reservation where external_id = $1",
    externalId,
  );
  if (!row) return undefined;
  if (row.state === "released") return { refusal: "What was reserved for it has been given back." };
  return row.refusal === null ? "reserved" : { refusal: row.refusal };
}
