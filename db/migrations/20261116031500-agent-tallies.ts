import { Migration } from "@mikro-orm/migrations";

/**
 * Counts of all of an agent's transactions by hours and days, kept by a trigger; before, only archived ones were counted, by the
 * statement that archived them. The table has a new name, so that such a statement of an earlier version, still running, fails
 * and is tried again by this one instead of counting twice.
 */
export class Migration20261116031500_agent_tallies extends Migration {
  override name = "Migration20261116031500_agent_tallies";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "agent_tally" ("escrow_address" varchar(42) not null, "length" varchar(4) not null, "start" timestamptz(3) not null, "pending" int not null, "approved" int not null, "rejected" int not null, "executed" int not null, "failed" int not null, "judged" int not null, "confidence" double precision not null, "first_seen_at" timestamptz(3) not null, "last_activity_at" timestamptz(3) not null, primary key ("escrow_address", "length", "start"));`,
    );
    // What is submitted between the counting and the trigger would be in neither.
    this.addSql(`lock table "transaction_request" in share row exclusive mode;`);
    this.addSql(
      `insert into "agent_tally" select t."escrow_address", l."length", date_trunc(l."length", t."created_at", 'UTC'), count(*) filter (where t."status" = 'PENDING'), count(*) filter (where t."status" = 'APPROVED'), count(*) filter (where t."status" = 'REJECTED'), count(*) filter (where t."status" = 'EXECUTED'), count(*) filter (where t."status" = 'FAILED'), count(t."judged_at"), coalesce(sum(t."orion_confidence"), 0), min(t."created_at"), max(t."updated_at") from "transaction_request" t cross join (values ('day'), ('hour')) l ("length") group by 1, 2, 3;`,
    );
    this.addSql(KEEP_TALLY_FUNCTION);
    this.addSql(
      `create constraint trigger "keep_tally" after insert or update on "transaction_request" deferrable initially deferred for each row execute function "transaction_request_keep_tally_fn"();`,
    );
    this.addSql(`drop index "transaction_request_not_counted";`);
    this.addSql(`drop table "agent_period";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "keep_tally" on "transaction_request";`);
    this.addSql(`drop function if exists "transaction_request_keep_tally_fn"();`);
    this.addSql(
      `create table "agent_period" ("escrow_address" varchar(42) not null, "length" varchar(4) not null, "start" timestamptz(3) not null, "rejected" int not null, "executed" int not null, "failed" int not null, "judged" int not null, "confidence" double precision not null, "first_seen_at" timestamptz(3) not null, "last_activity_at" timestamptz(3) not null, primary key ("escrow_address", "length", "start"));`,
    );
    this.addSql(
      `insert into "agent_period" select t."escrow_address", l."length", date_trunc(l."length", t."created_at", 'UTC'), count(*) filter (where t."status" = 'REJECTED'), count(*) filter (where t."status" = 'EXECUTED'), count(*) filter (where t."status" = 'FAILED'), count(t."judged_at"), coalesce(sum(t."orion_confidence"), 0), min(t."created_at"), max(t."updated_at") from "transaction_request" t cross join (values ('hour'), ('day')) l ("length") where t."archived_at" is not null group by 1, 2, 3;`,
    );
    this.addSql(
      `create index "transaction_request_not_counted" on "transaction_request" ("escrow_address", "created_at") where "archived_at" is null;`,
    );
    this.addSql(`drop table "agent_tally";`);
  }
}

/** As db/agents/keep-tally.ts words it at this version. */
const KEEP_TALLY_FUNCTION = `create or replace function "transaction_request_keep_tally_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and new.status = old.status and new.judged_at is not distinct from old.judged_at then return null; end if; insert into agent_tally as tally (escrow_address, length, start, pending, approved, rejected, executed, failed, judged, confidence, first_seen_at, last_activity_at) select new.escrow_address, l.length, date_trunc(l.length, new.created_at, 'UTC'), (new.status = 'PENDING')::int - coalesce(old.status = 'PENDING', false)::int as pending, (new.status = 'APPROVED')::int - coalesce(old.status = 'APPROVED', false)::int as approved, (new.status = 'REJECTED')::int - coalesce(old.status = 'REJECTED', false)::int as rejected, (new.status = 'EXECUTED')::int - coalesce(old.status = 'EXECUTED', false)::int as executed, (new.status = 'FAILED')::int - coalesce(old.status = 'FAILED', false)::int as failed, (new.judged_at is not null)::int - coalesce(old.judged_at is not null, false)::int, coalesce(new.orion_confidence, 0) - coalesce(old.orion_confidence, 0), new.created_at, new.updated_at from (values ('day'), ('hour')) l (length) on conflict (escrow_address, length, start) do update set pending = tally.pending + excluded.pending, approved = tally.approved + excluded.approved, rejected = tally.rejected + excluded.rejected, executed = tally.executed + excluded.executed, failed = tally.failed + excluded.failed, judged = tally.judged + excluded.judged, confidence = tally.confidence + excluded.confidence, last_activity_at = greatest(tally.last_activity_at, excluded.last_activity_at), first_seen_at = least(tally.first_seen_at, excluded.first_seen_at); return null; end; $$ language plpgsql;`;
