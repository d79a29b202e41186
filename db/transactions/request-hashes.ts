import type { EntityManager } from "@mikro-orm/postgresql";

const PAGE = 500;

interface Row {
  id: string;
  hash: string;
  /** With all its digits: a Date has milliseconds only. */
  at: string;
}

/** The request hashes of all transactions since a moment, the oldest first, a page at a time. */
export async function* requestHashesSince(em: EntityManager, since: Date): AsyncGenerator<string> {
  let after = { at: since.toISOString(), id: "00000000-0000-0000-0000-000000000000" };
  for (;;) {
    const rows = await em.fork().execute<Row[]>(
      `select id, request_hash as hash, created_at::text as at from transaction_request
          where (created_at, id) > (?::timestamptz, ?::uuid) order by created_at, id limit ${PAGE}`,
      [after.at, after.id],
    );
    for (const { hash } of rows) yield hash;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last;
  }
}
