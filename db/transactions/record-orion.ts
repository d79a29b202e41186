import { randomUUID } from "node:crypto";
import type { OrionDecision } from "../../domain/decide.ts";
import type { Database } from "../database.ts";
import { preparedTransaction, type Run } from "../prepared-transaction.ts";
import { holdTransaction } from "./hold-transaction.ts";

export interface OrionsSay {
  readonly decision: OrionDecision;
  readonly confidence: number;
  readonly analysis: string;
  /** The arbiter's whole answer, where there is one. */
  readonly answer?: string;
}

/** Records what the built-in arbiter decided. There is one orion decision per transaction: an earlier one is adopted. */
export function recordOrion(database: Database, requestHash: string, say: OrionsSay): Promise<OrionDecision> {
  return preparedTransaction(database, async (run) => {
    const { id } = await holdTransaction(run, requestHash);
    const [earlier] = await run<{ decision: OrionDecision }>(
      "orions-decision",
      "select decision from approval where transaction_id = $1 and type = 'orion'",
      id,
    );
    if (earlier) return earlier.decision;
    await addOrion(run, id, say);
    return say.decision;
  });
}

/** Within a transaction that holds the row and has seen no orion decision. The workflow that asked needs no signal. */
export async function addOrion(run: Run, transactionId: string, say: OrionsSay): Promise<void> {
  await run(
    "add-orion",
    `with touched as (update transaction_request set updated_at = $6, started_at = coalesce(started_at, $6) where id = $2),
          answered as (insert into verdict (transaction_id, answer, created_at) select $2, $7::text, $6 where $7::text is not null)
     insert into approval (id, transaction_id, approver, type, decision, confidence, analysis, created_at, signalled_at)
     values ($1, $2, 'orion', 'orion', $3, $4, $5, $6, $6)`,
    randomUUID(),
    transactionId,
    say.decision,
    say.confidence,
    say.analysis,
    new Date(),
    say.answer ?? null,
  );
}
