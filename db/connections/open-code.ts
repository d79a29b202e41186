import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** What a workflow's start needs of a code's row. */
export interface OpenCode {
  readonly codeHash: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/** PostgreSQL's clock is the one that every replica goes by, from here on. */
const SQL = `
  insert into connection_code (code_hash, state, created_at, ends_at)
  values ($1, 'pending', now(), now() + $2 * interval '1 millisecond')
  returning (extract(epoch from ends_at) * 1000)::float8 as "endsAt"`;

/** Stores a new code. */
export async function openCode(database: Database, codeHash: string, ttlMs: number): Promise<OpenCode> {
  const [row] = await preparedQuery<{ endsAt: number }>(database, "open-code", SQL)(codeHash, ttlMs);
  if (!row) throw new Error("PostgreSQL inserted a row and returned none");
  return { codeHash, endsAt: row.endsAt };
}
