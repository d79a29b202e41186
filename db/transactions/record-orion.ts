import { randomUUID } from "node:crypto";
import type { OrionDecision } from "../../domain/decide.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { Run } from "../prepared-transaction.ts";

export interface OrionsSay {
  readonly decision: OrionDecision;
  readonly confidence: number;
  readonly analysis: string;
  /** The arbiter's whole answer, where there is one. */
  readonly answer?: string;
  /** Which of its nodes failed, by id. */
  readonly failingNodes?: readonly string[];
}

/**
 * One statement, which holds the transaction's row while it adds the decision; that there is one orion decision is the unique
 * constraint's word. The workflow that asked needs no signal.
 */
const ADD = `
  with held as (select id from transaction_request where request_hash = $1 for update),
       said as (
         insert into approval (id, transaction_id, approver, type, decision, confidence, analysis, created_at, signalled_at)
         select $2, id, 'orion', 'orion', $3, $4, $5, $6::timestamptz, $6 from held
         on conflict (transaction_id, approver) do nothing returning transaction_id, decision),
       answered as (
         insert into verdict (transaction_id, answer, failing_nodes, created_at)
         select transaction_id, $7::text, $8::text[], $6 from said where $7::text is not null),
       touched as (
         update transaction_request
            set updated_at = $6, started_at = coalesce(started_at, $6),
                judged_at = case when $3 <> 'UNDECIDED' then $6::timestamptz end,
                orion_confidence = case when $3 <> 'UNDECIDED' then $4::float8 end
          where id = (select transaction_id from said))
  select decision from said`;

const EARLIER = `
  select a.decision from approval a join transaction_request t on t.id = a.transaction_id
   where t.request_hash = $1 and a.type = 'orion'`;

/** Records what the built-in arbiter decided. There is one orion decision per transaction: an earlier one is adopted. */
export async function recordOrion(
  database: Database,
  requestHash: string,
  say: OrionsSay,
): Promise<OrionDecision> {
  const add = preparedQuery<{ decision: OrionDecision }>(database, "add-orion", ADD);
  const [added] = await add(...valuesOf(requestHash, say));
  if (added) return added.decision;
  const [earlier] = await preparedQuery<{ decision: OrionDecision }>(database, "orion", EARLIER)(requestHash);
  if (!earlier) throw new Error("there is no transaction with this request hash");
  return earlier.decision;
}

/** The same within a database transaction that has seen no orion decision. */
export async function addOrion(run: Run, requestHash: string, say: OrionsSay): Promise<void> {
  await run("add-orion", ADD, ...valuesOf(requestHash, say));
}

function valuesOf(requestHash: string, say: OrionsSay): unknown[] {
  const { decision, confidence, analysis, answer = null, failingNodes = [] } = say;
  return [requestHash, randomUUID(), decision, confidence, analysis, new Date(), answer, failingNodes];
}
