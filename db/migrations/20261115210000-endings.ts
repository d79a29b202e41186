import { Migration } from "@mikro-orm/migrations";

export class Migration20261115210000_endings extends Migration {
  override name = "Migration20261115210000_endings";

  override up(): void | Promise<void> {
    this.addSql(`alter table "transaction_request" add "ended_at" timestamptz(3) null;`);
    this.addSql(
      `update "transaction_request" set "ended_at" = "updated_at" where "status" in ('EXECUTED', 'FAILED');`,
    );
    this.addSql(
      `create table "ending_report" ("id" uuid not null, "transaction_id" uuid not null, "owner_id" uuid not null, "kind" varchar(10) not null, "tx_hash" varchar(66) null, "end" varchar(32) null, "differences" text[] null, "reporter" varchar(64) not null, "created_at" timestamptz(3) not null, "signalled_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "ending_report_transaction_id_index" on "ending_report" ("transaction_id");`);
    this.addSql(
      `create index "ending_report_not_signalled" on "ending_report" ("created_at") where "signalled_at" is null;`,
    );
    this.addSql(
      `alter table "ending_report" add constraint "ending_report_owner_id_tx_hash_unique" unique ("owner_id", "tx_hash");`,
    );
    this.addSql(
      `create table "orion_metadata" ("transaction_id" uuid not null, "tee_proof" text null, "enclave" text null, "settlement_status" varchar(8) null, "settlement_tx" varchar(66) null, "settlement_block" bigint null, "settlement_error" text null, "settled_at" timestamptz(3) null, "updated_at" timestamptz(3) not null, primary key ("transaction_id"));`,
    );
    this.addSql(
      `alter table "ending_report" add constraint "ending_report_transaction_id_foreign" foreign key ("transaction_id") references "transaction_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "ending_report" add constraint "ending_report_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id");`,
    );
    this.addSql(
      `alter table "orion_metadata" add constraint "orion_metadata_transaction_id_foreign" foreign key ("transaction_id") references "transaction_request" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "orion_metadata" cascade;`);
    this.addSql(`drop table if exists "ending_report" cascade;`);
    this.addSql(`alter table "transaction_request" drop column "ended_at";`);
  }
}
