import { Migration } from "@mikro-orm/migrations";

export class Migration20261115234000_custody extends Migration {
  override name = "Migration20261115234000_custody";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "custody_integration" ("id" uuid not null, "user_id" uuid not null, "type" varchar(16) not null, "csr" text not null, "private_key_sealed" text not null, "api_key_sealed" text null, "api_key_last4" varchar(4) null, "vault_account_id" varchar(64) null, "environment" varchar(8) null, "region" varchar(4) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "last_validated_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "custody_integration" add constraint "custody_integration_user_id_type_unique" unique ("user_id", "type");`,
    );
    this.addSql(
      `create table "custody_execution" ("id" uuid not null, "integration_id" uuid not null, "owner_id" uuid not null, "transaction_id" uuid null, "tracking_id" varchar(255) null, "external_id" varchar(255) not null, "workflow_id" varchar(255) not null, "chain_id" bigint not null, "call_to" varchar(42) null, "call_value" varchar(78) null, "call_data" text null, "state" varchar(9) not null, "waits_for" varchar(32) null, "custody_transaction_id" varchar(64) null, "custody_status" varchar(64) null, "custody_sub_status" varchar(64) null, "tx_hash" varchar(66) null, "differences" text[] null, "end" varchar(32) null, "stop_as" varchar(32) null, "checked_at" timestamptz(3) null, "claimed_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "started_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "archived_at" timestamptz(3) null, primary key ("id"));`,
    );
    for (const column of ["transaction_id", "tracking_id", "external_id", "workflow_id"])
      this.addSql(
        `alter table "custody_execution" add constraint "custody_execution_${column}_unique" unique ("${column}");`,
      );
    this.addSql(
      `create index "custody_execution_open" on "custody_execution" ("integration_id") where "ended_at" is null;`,
    );
    this.addSql(
      `create index "custody_execution_not_started" on "custody_execution" ("created_at") where "started_at" is null;`,
    );
    this.addSql(
      `create index "custody_execution_not_archived" on "custody_execution" ("created_at") where "archived_at" is null;`,
    );
    this.addSql(
      `create table "custody_pause" ("scope" varchar(36) not null, "paused_at" timestamptz(3) not null, primary key ("scope"));`,
    );
    this.addSql(
      `alter table "custody_integration" add constraint "custody_integration_user_id_foreign" foreign key ("user_id") references "user_account" ("id");`,
    );
    this.addSql(
      `alter table "custody_execution" add constraint "custody_execution_integration_id_foreign" foreign key ("integration_id") references "custody_integration" ("id");`,
    );
    this.addSql(
      `alter table "custody_execution" add constraint "custody_execution_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id");`,
    );
    this.addSql(
      `alter table "custody_execution" add constraint "custody_execution_transaction_id_foreign" foreign key ("transaction_id") references "transaction_request" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    for (const table of ["custody_execution", "custody_integration", "custody_pause"])
      this.addSql(`drop table if exists "${table}" cascade;`);
  }
}
