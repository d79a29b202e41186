import { Migration } from "@mikro-orm/migrations";

export class Migration20261115204000_account_keys extends Migration {
  override name = "Migration20261115204000_account_keys";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "account_key" ("id" uuid not null, "user_id" uuid not null, "public_key" text not null, "key_hash" varchar(66) not null, "fingerprint" varchar(64) not null, "signature" varchar(132) not null, "created_at" timestamptz(3) not null, "replaced_at" timestamptz(3) null, "chain_tx" varchar(66) null, "chain_refusal" varchar(255) null, "seen_to_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "account_key" add constraint "account_key_key_hash_unique" unique ("key_hash");`,
    );
    this.addSql(
      `create index "account_key_unregistered" on "account_key" ("seen_to_at") where "replaced_at" is null and "chain_tx" is null and "chain_refusal" is null;`,
    );
    this.addSql(
      `create unique index "account_key_present" on "account_key" ("user_id") where "replaced_at" is null;`,
    );
    this.addSql(
      `alter table "account_key" add constraint "account_key_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "account_key" cascade;`);
  }
}
