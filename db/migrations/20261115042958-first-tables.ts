import { Migration } from "@mikro-orm/migrations";

export class Migration20261115042958_first_tables extends Migration {
  override name = "Migration20261115042958_first_tables";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "chain_transaction" ("id" uuid not null, "chain_id" bigint not null, "signer" varchar(42) not null, "nonce" bigint not null, "key" text not null, "to" varchar(42) null, "data" text not null, "hash" varchar(66) not null, "raw" text not null, "replaced" jsonb not null, "status" varchar(8) not null, "block_number" bigint null, "reverted_with" text null, "created_at" timestamptz(3) not null, "sent_at" timestamptz(3) not null, "mined_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "chain_transaction_hash_index" on "chain_transaction" ("hash");`);
    this.addSql(
      `alter table "chain_transaction" add constraint "chain_transaction_chain_id_signer_key_unique" unique ("chain_id", "signer", "key");`,
    );
    this.addSql(
      `alter table "chain_transaction" add constraint "chain_transaction_chain_id_signer_nonce_unique" unique ("chain_id", "signer", "nonce");`,
    );

    this.addSql(
      `create table "contract_deployment" ("id" uuid not null, "chain_id" bigint not null, "name" text not null, "address" varchar(42) not null, "transaction_id" uuid not null, "source_hash" varchar(66) not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "contract_deployment" add constraint "contract_deployment_chain_id_name_unique" unique ("chain_id", "name");`,
    );

    this.addSql(
      `create table "signing_key" ("kid" varchar(255) not null, "public_key" jsonb not null, "private_key_sealed" text not null, "created_at" timestamptz(3) not null, "retired_at" timestamptz(3) null, primary key ("kid"));`,
    );

    this.addSql(
      `alter table "contract_deployment" add constraint "contract_deployment_transaction_id_foreign" foreign key ("transaction_id") references "chain_transaction" ("id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "contract_deployment" drop constraint "contract_deployment_transaction_id_foreign";`,
    );

    this.addSql(`drop table if exists "chain_transaction" cascade;`);
    this.addSql(`drop table if exists "contract_deployment" cascade;`);
    this.addSql(`drop table if exists "signing_key" cascade;`);
  }
}
