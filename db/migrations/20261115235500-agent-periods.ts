import { Migration } from "@mikro-orm/migrations";

/** What agents' archived transactions came to, by hours and days; counted here for those that are archived already. */
export class Migration20261115235500_agent_periods extends Migration {
  override name = "Migration20261115235500_agent_periods";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "agent_period" ("escrow_address" varchar(42) not null, "length" varchar(4) not null, "start" timestamptz(3) not null, "rejected" int not null, "executed" int not null, "failed" int not null, "judged" int not null, "confidence" double precision not null, "first_seen_at" timestamptz(3) not null, "last_activity_at" timestamptz(3) not null, primary key ("escrow_address", "length", "start"));`,
    );
    this.addSql(
      `create index "transaction_request_not_counted" on "transaction_request" ("escrow_address", "created_at") where "archived_at" is null;`,
    );
    this.addSql(
      `insert into "agent_period" select t."escrow_address", l."length", date_trunc(l."length", t."created_at", 'UTC'), count(*) filter (where t."status" = 'REJECTED'), count(*) filter (where t."status" = 'EXECUTED'), count(*) filter (where t."status" = 'FAILED'), count(a."id"), coalesce(sum(a."confidence"), 0), min(t."created_at"), max(t."updated_at") from "transaction_request" t cross join (values ('hour'), ('day')) l ("length") left join "approval" a on a."transaction_id" = t."id" and a."approver" = 'orion' and a."decision" <> 'UNDECIDED' where t."archived_at" is not null group by 1, 2, 3;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "transaction_request_not_counted";`);
    this.addSql(`drop table if exists "agent_period" cascade;`);
  }
}
