import type { ExecutionType } from "../../domain/execution-type.ts";
import type { PayloadForm } from "../../domain/payload-form.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** What the steps before a decision need of a transaction. */
export interface FoundRequest {
  readonly id: string;
  readonly escrowAddress: string;
  readonly chainId: number;
  readonly execution: ExecutionType;
  readonly form: PayloadForm;
  readonly createdAt: Date;
  /** The owner's address where they signed the intent. */
  readonly intentSignedBy: string | null;
  /** Where it is registered; null for a plain one. */
  readonly inbox: string | null;
  /** The armoured message; canonical JSON for a plain one. */
  readonly text: string;
}

type Row = Omit<FoundRequest, "createdAt"> & { readonly createdMs: number };

const SQL = `
  select t.id, t.escrow_address as "escrowAddress", t.chain_id::float8 as "chainId", t.execution, t.form,
         t.intent_signed_by as "intentSignedBy",
         (extract(epoch from t.created_at) * 1000)::float8 as "createdMs", s.inbox, p.text
    from transaction_request t
    join transaction_payload p on p.transaction_id = t.id
    left join verification_service s on s.id = t.service_id
   where t.request_hash = $1`;

/** Every transaction is read so twice, side by side: to be registered and to be judged. */
export async function findRequest(database: Database, requestHash: string): Promise<FoundRequest> {
  const [row] = await preparedQuery<Row>(database, "request", SQL)(requestHash);
  if (!row) throw new Error("there is no transaction with this request hash");
  const { createdMs, ...request } = row;
  return { ...request, createdAt: new Date(createdMs) };
}
