import type { OrionDecision } from "../../domain/decide.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** Orion's decision on a transaction, with what its publication needs. */
export interface FoundDecision {
  readonly id: string;
  readonly decision: OrionDecision;
  readonly confidence: number;
  readonly analysis: string;
  readonly createdAt: Date;
  /** The built-in arbiter's whole answer, byte for byte; null where another decided. */
  readonly answer: string | null;
  /** The sealed response, once it was made. */
  readonly response: string | null;
  /** Both null for a plain request. */
  readonly inbox: string | null;
  readonly publicKey: string | null;
}

type Row = Omit<FoundDecision, "createdAt"> & { readonly createdMs: number };

const SQL = `
  select t.id, a.decision, a.confidence, a.analysis, (extract(epoch from a.created_at) * 1000)::float8 as "createdMs",
         v.answer, p.response, s.inbox, s.pgp_public_key as "publicKey"
    from transaction_request t
    join approval a on a.transaction_id = t.id and a.type = 'orion'
    join transaction_payload p on p.transaction_id = t.id
    left join verdict v on v.transaction_id = t.id
    left join verification_service s on s.id = t.service_id
   where t.request_hash = $1`;

export async function findDecision(database: Database, requestHash: string): Promise<FoundDecision> {
  const [row] = await preparedQuery<Row>(database, "decision", SQL)(requestHash);
  if (!row) throw new Error("orion has not decided on a transaction with this request hash");
  const { createdMs, ...decision } = row;
  return { ...decision, createdAt: new Date(createdMs) };
}
