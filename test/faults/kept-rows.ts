import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MikroORM } from "@mikro-orm/postgresql";
import { KEPT_ADDRESSES } from "../../runtime/kept-addresses.ts";

/** One transaction as the database has it. */
export interface KeptRow {
  readonly requestHash: string;
  readonly escrowAddress: string;
  readonly status: string;
  readonly reason: string;
  readonly isPublished: boolean;
  readonly orion: number;
  readonly orionApproved: boolean;
  /** What users decided on it, in order. */
  readonly user: readonly string[];
  /** How its execution by custody stands, what it waits for and what the provider says; null where it has none. */
  readonly custody: string | null;
}

const SQL = `
  select request_hash as "requestHash", escrow_address as "escrowAddress", status, status_reason as reason,
         published_at is not null as "isPublished",
         (select count(*)::int from approval where transaction_id = t.id and approver = 'orion') as orion,
         exists (select 1 from approval where transaction_id = t.id and approver = 'orion' and decision = 'APPROVED') as "orionApproved",
         array(select decision from approval where transaction_id = t.id and approver like 'user:%' order by created_at) as user,
         (select concat_ws(' ', state, "end", waits_for, stop_as, custody_status, tx_hash) from custody_execution where transaction_id = t.id) as custody
    from transaction_request t order by created_at`;

/** Every transaction of a local run's database. */
export function keptRows(dataDirectory: string): Promise<KeptRow[]> {
  return askDatabase(dataDirectory, SQL);
}

/** What a local run's database answers to a question. */
export async function askDatabase<Row>(dataDirectory: string, sql: string): Promise<Row[]> {
  const addresses = JSON.parse(readFileSync(join(dataDirectory, KEPT_ADDRESSES), "utf8")) as {
    DATABASE_URL: string;
  };
  const orm = await MikroORM.init({
    clientUrl: addresses.DATABASE_URL,
    entities: [],
    discovery: { warnWhenNoEntities: false },
  });
  try {
    return await orm.em.getConnection().execute<Row[]>(sql);
  } finally {
    await orm.close(true);
  }
}
