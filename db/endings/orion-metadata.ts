import type { OrionDecision } from "../../domain/decide.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { Settlement } from "./record-settlement.ts";

export interface FoundMetadata {
  readonly requestHash: string;
  /** JSON text. */
  readonly teeProof: string | null;
  readonly enclave: string | null;
  readonly settlement: (Settlement & { readonly settledAt: Date }) | null;
  readonly requestCid: string | null;
  readonly responseCid: string | null;
  readonly registrationTx: string | null;
  readonly verdict: {
    readonly decision: OrionDecision;
    readonly confidence: number;
    readonly failingNodes: readonly string[];
  } | null;
  readonly updatedAt: Date;
}

interface Row
  extends Omit<FoundMetadata, "settlement" | "verdict" | "updatedAt">,
    Omit<Settlement, "status"> {
  readonly status: Settlement["status"] | null;
  readonly settledMs: number;
  readonly decision: OrionDecision | null;
  readonly confidence: number;
  readonly failingNodes: readonly string[];
  readonly updatedMs: number;
}

const FIND = `
  select t.request_hash as "requestHash", m.tee_proof as "teeProof", m.enclave, m.settlement_status as status,
         m.settlement_tx as "txHash", m.settlement_block::float8 as "blockNumber", m.settlement_error as error,
         (extract(epoch from m.settled_at) * 1000)::float8 as "settledMs",
         t.request_cid as "requestCid", t.response_cid as "responseCid", t.registration_tx as "registrationTx",
         a.decision, a.confidence, coalesce(v.failing_nodes, '{}') as "failingNodes",
         (extract(epoch from coalesce(m.updated_at, t.updated_at)) * 1000)::float8 as "updatedMs"
    from transaction_request t
    left join orion_metadata m on m.transaction_id = t.id
    left join approval a on a.transaction_id = t.id and a.approver = 'orion'
    left join verdict v on v.transaction_id = t.id
   where t.request_hash = $1`;

export async function findMetadata(
  database: Database,
  requestHash: string,
): Promise<FoundMetadata | undefined> {
  const [row] = await preparedQuery<Row>(database, "orion-metadata", FIND)(requestHash);
  if (!row) return undefined;
  const { status, txHash, blockNumber, error, settledMs, ...metadata } = row;
  const { decision, confidence, failingNodes, updatedMs, ...rest } = metadata;
  return {
    ...rest,
    settlement: status && { status, txHash, blockNumber, error, settledAt: new Date(settledMs) },
    verdict: decision && { decision, confidence, failingNodes },
    updatedAt: new Date(updatedMs),
  };
}

const PROOF = `
  insert into orion_metadata (transaction_id, tee_proof, enclave, updated_at)
  select id, $2, $3, $4 from transaction_request where request_hash = $1
  on conflict (transaction_id) do update set tee_proof = $2, enclave = $3, updated_at = $4`;

/** Keeps the proof of where a request was judged; a later one takes the place of an earlier one. */
export async function keepTeeProof(
  database: Database,
  requestHash: string,
  proof: { readonly teeProof: string; readonly enclave: string | null },
): Promise<void> {
  const keep = preparedQuery(database, "keep-tee-proof", PROOF);
  await keep(requestHash, proof.teeProof, proof.enclave, new Date());
}
