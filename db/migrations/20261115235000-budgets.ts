import { Migration } from "@mikro-orm/migrations";

export class Migration20261115235000_budgets extends Migration {
  override name = "Migration20261115235000_budgets";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "budget" ("id" uuid not null, "user_id" uuid not null, "type" varchar(16) not null, "asset" varchar(42) not null, "chain_id" bigint not null, "per_transaction" numeric(78,0) null, "per_24h" numeric(78,0) null, "per_30d" numeric(78,0) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "budget" add constraint "budget_user_id_type_asset_chain_id_unique" unique ("user_id", "type", "asset", "chain_id");`,
    );
    this.addSql(
      `create table "budget_reservation" ("external_id" varchar(255) not null, "user_id" uuid not null, "type" varchar(16) not null, "state" varchar(8) not null, "refusal" text null, "created_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("external_id"));`,
    );
    this.addSql(
      `create index "budget_reservation_open" on "budget_reservation" ("user_id") where "state" = 'open';`,
    );
    this.addSql(
      `create table "budget_outflow" ("external_id" varchar(255) not null, "asset" varchar(42) not null, "user_id" uuid not null, "type" varchar(16) not null, "chain_id" bigint not null, "amount" numeric(78,0) not null, "spent_at" timestamptz(3) not null, primary key ("external_id", "asset"));`,
    );
    this.addSql(
      `create index "budget_outflow_user_id_type_asset_spent_at_index" on "budget_outflow" ("user_id", "type", "asset", "spent_at");`,
    );
    this.addSql(
      `alter table "budget" add constraint "budget_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "budget_reservation" add constraint "budget_reservation_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "budget_outflow" add constraint "budget_outflow_external_id_foreign" foreign key ("external_id") references "budget_reservation" ("external_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "budget_outflow" add constraint "budget_outflow_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "budget_outflow" cascade;`);
    this.addSql(`drop table if exists "budget_reservation" cascade;`);
    this.addSql(`drop table if exists "budget" cascade;`);
  }
}
