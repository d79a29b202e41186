import { type ConnectionState, REMEMBERED_MS } from "../../domain/connection-code.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

export interface FoundCode {
  /** Over by the clock is expired, whether or not its workflow has written so by now. */
  readonly state: ConnectionState;
  readonly leftMs: number;
}

const SQL = `
  select case when state in ('pending', 'ready') and ends_at <= now() then 'expired' else state end as state,
         (extract(epoch from ends_at - now()) * 1000)::float8 as "leftMs"
    from connection_code
   where code_hash = $1 and ends_at > now() - ${REMEMBERED_MS} * interval '1 millisecond'`;

/** How a code is at this moment; undefined where it never was, or is forgotten. */
export async function findCode(database: Database, codeHash: string): Promise<FoundCode | undefined> {
  return (await preparedQuery<FoundCode>(database, "find-code", SQL)(codeHash))[0];
}
