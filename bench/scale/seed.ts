import { createHash, randomBytes, randomUUID } from "node:crypto";
import { getAddress } from "ethers";
import type { Database } from "../../db/database.ts";

/** How many transactions every agent but the busy one has. */
export const OF_EACH = 100;

export interface Seeded {
  /** Has half of all transactions. */
  readonly busy: string;
  /** Has a hundred, as all others. */
  readonly usual: string;
}

/** The request hash of the transaction with this number, from 1 on; those of even numbers are the busy agent's. */
export function seededHash(number: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(number));
  return `0x${createHash("sha256").update(bytes).digest("hex")}`;
}

const AGENTS = `
  insert into user_account (id, ethereum_address, created_at)
  select id, address, now() - interval '91 days' from unnest($1::uuid[], $2::text[]) as agent (id, address)`;

const SETTINGS = `
  insert into settings (id, user_id, execution_type, wallet_provider, require_signed_intent, created_at, updated_at)
  select gen_random_uuid(), id, 0, 'privy', false, created_at, created_at from user_account`;

const TRANSACTIONS = `
  with agent as (
    select id, address, n - 1 as n from unnest($1::uuid[], $2::text[]) with ordinality as a (id, address, n)),
  made as (
    select i, date_trunc('milliseconds', now() - interval '90 days' * (1 - i::float8 / $3)) as at,
           case when (i / 2) % 100 < 1 and i > $3 * 83 / 90 then 'PENDING' when (i / 2) % 100 < 3 and i > $3 * 60 / 90 then 'APPROVED'
                when (i / 2) % 100 < 30 then 'REJECTED' when (i / 2) % 100 < 80 then 'EXECUTED' else 'FAILED' end as status
      from generate_series(1, $3::int) i)
  insert into transaction_request
    (id, request_hash, owner_id, escrow_address, chain_id, execution, description, form, sealed, payload_hash, status,
     status_reason, request_cid, response_cid, registration_tx, publication_tx, created_at, updated_at, started_at, registered_at,
     published_at, decided_at, ended_at, archived_at, judged_at, orion_confidence)
  select gen_random_uuid(), '0x' || encode(sha256(int8send(i)), 'hex'), agent.id, agent.address, 11155111, 0,
         'Send 0.1 ETH to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'api', false, '0x' || encode(sha256(int4send(i::int)), 'hex'), status,
         case status when 'PENDING' then 'orion-awaited' when 'APPROVED' then 'orion-approved' when 'REJECTED' then 'orion-rejected'
                     when 'EXECUTED' then 'settlement-executed' else 'execution-expired' end,
         'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy', 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
         '0x' || encode(sha256(int8send(-i)), 'hex'), '0x' || encode(sha256(int8send(-i - 1)), 'hex'), at, at + interval '2 seconds', at, at, at,
         case when status <> 'PENDING' then at + interval '1 second' end,
         case when status in ('EXECUTED', 'FAILED') then at + interval '2 seconds' end,
         case when status not in ('PENDING', 'APPROVED') then at + interval '3 seconds' end,
         case when status <> 'PENDING' then at + interval '90 milliseconds' * (1 + random()) end,
         case when status <> 'PENDING' then 0.95 end
    from made join agent on agent.n = case when i % 2 = 0 then 0 else 1 + (i / 2) % greatest(1, $3 / (2 * ${OF_EACH})) end
   order by i`;

const REST = [
  `insert into agent_tally
   select escrow_address, length, date_trunc(length, t.created_at, 'UTC'), count(*) filter (where status = 'PENDING'), count(*) filter (where status = 'APPROVED'),
          count(*) filter (where status = 'REJECTED'), count(*) filter (where status = 'EXECUTED'), count(*) filter (where status = 'FAILED'), count(judged_at),
          coalesce(sum(orion_confidence), 0), min(t.created_at), max(updated_at)
     from transaction_request t cross join (values ('hour'), ('day')) l (length) group by 1, 2, 3`,
  `insert into transaction_payload (transaction_id, text) select id, repeat(md5(request_hash), 20) from transaction_request`,
  `insert into approval (id, transaction_id, approver, decision, type, confidence, analysis, created_at, signalled_at)
   select gen_random_uuid(), id, 'orion', case status when 'REJECTED' then 'REJECTED' else 'APPROVED' end, 'orion', 0.95,
          'All checks passed.', judged_at, created_at + interval '1 second'
     from transaction_request where status <> 'PENDING'`,
  `insert into verdict (transaction_id, answer, failing_nodes, created_at)
   select id, '{"decision":"PASS"}', case status when 'REJECTED' then '{intent_alignment.amount_matching}'::text[] else '{}' end, created_at
     from transaction_request where status <> 'PENDING'`,
  `insert into chain_transaction
     (id, chain_id, signer, nonce, key, "to", data, hash, raw, replaced, status, block_number, created_at, sent_at, mined_at)
   select gen_random_uuid(), 31337, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', row_number() over () - 1,
          'create-request:0x0:' || request_hash, '0x5FbDB2315678afecb367f032d93F642f64180aa3', repeat('ab', 100), registration_tx,
          repeat('cd', 150), '[]', 'mined', 1, created_at, created_at, created_at
     from transaction_request`,
];

const INDEXES = `
  select indexname as name, indexdef as sql from pg_indexes i
   where schemaname = 'public' and tablename in ('transaction_request', 'approval', 'chain_transaction')
     and not exists (select from pg_constraint c where c.conname = i.indexname)`;

/**
 * Fills a migrated database with so many transactions of ninety days: one in a hundred of the last week waits for its approval, two in a
 * hundred of the last month for their execution, all others are at their end. Texts are shorter than real ones, rows are not fewer.
 */
export async function seed(database: Database, rows: number): Promise<Seeded> {
  const others = Math.max(1, Math.floor(rows / (2 * OF_EACH)));
  const addresses = Array.from({ length: 1 + others }, () =>
    getAddress(`0x${randomBytes(20).toString("hex")}`),
  );
  const ids = addresses.map(() => randomUUID());
  const client = await (await database.em.getConnection().getNativeClient()).connect();
  try {
    // Rows that are made to fit need no looking up of what they refer to.
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    // An index that is made afterwards takes a fraction of the time.
    const { rows: indexes } = await client.query(INDEXES);
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await client.query(AGENTS, [ids, addresses]);
    await client.query(SETTINGS);
    await client.query(TRANSACTIONS, [ids, addresses, rows]);
    for (const sql of REST) await client.query(sql);
    for (const { sql } of indexes) await client.query(sql);
    await client.query("reset session_replication_role; reset synchronous_commit");
    await client.query("vacuum analyze");
  } finally {
    client.release();
  }
  const [busy = "", usual = ""] = addresses;
  return { busy, usual };
}
