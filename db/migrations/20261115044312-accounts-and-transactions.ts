import { Migration } from "@mikro-orm/migrations";

export class Migration20261115044312_accounts_and_transactions extends Migration {
  override name = "Migration20261115044312_accounts_and_transactions";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "idempotency_key" ("caller" varchar(64) not null, "key" varchar(255) not null, "body_sha256" varchar(64) not null, "claim" uuid not null, "claimed_at" timestamptz(3) not null, "answer" jsonb null, primary key ("caller", "key"));`,
    );
    this.addSql(`create index "idempotency_key_claimed_at_index" on "idempotency_key" ("claimed_at");`);

    this.addSql(
      `create table "service_key" ("fingerprint" varchar(40) not null, "public_key" text not null, "private_key_sealed" text not null, "created_at" timestamptz(3) not null, primary key ("fingerprint"));`,
    );

    this.addSql(
      `create table "siwe_nonce" ("nonce" varchar(64) not null, "ethereum_address" varchar(42) not null, "expires_at" timestamptz(3) not null, primary key ("nonce"));`,
    );
    this.addSql(`create index "siwe_nonce_expires_at_index" on "siwe_nonce" ("expires_at");`);

    this.addSql(
      `create table "used_signature" ("digest" varchar(64) not null, "expires_at" timestamptz(3) not null, primary key ("digest"));`,
    );
    this.addSql(`create index "used_signature_expires_at_index" on "used_signature" ("expires_at");`);

    this.addSql(
      `create table "user_account" ("id" uuid not null, "ethereum_address" varchar(42) not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "user_account" add constraint "user_account_ethereum_address_unique" unique ("ethereum_address");`,
    );

    this.addSql(
      `create table "settings" ("id" uuid not null, "user_id" uuid not null, "execution_type" smallint not null, "wallet_provider" varchar(255) not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`alter table "settings" add constraint "settings_user_id_unique" unique ("user_id");`);

    this.addSql(
      `create table "session" ("id" uuid not null, "user_id" uuid not null, "refresh_token_id" uuid not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(
      `create table "api_key" ("id" uuid not null, "user_id" uuid null, "name" varchar(100) not null, "type" varchar(8) not null, "label" varchar(8) not null, "scopes" text[] not null, "secret_hash" varchar(64) not null, "prefix" varchar(12) not null, "bootstrap" varchar(255) null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) null, "revoked_at" timestamptz(3) null, "last_used_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "api_key_user_id_index" on "api_key" ("user_id");`);
    this.addSql(`alter table "api_key" add constraint "api_key_secret_hash_unique" unique ("secret_hash");`);

    this.addSql(
      `create table "verification_service" ("id" serial primary key, "name" varchar(255) not null, "inbox" varchar(42) not null, "pgp_public_key" text not null, "pgp_fingerprint" varchar(40) not null, "active" boolean not null, "built_in" boolean not null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "verification_service" add constraint "verification_service_inbox_unique" unique ("inbox");`,
    );
    this.addSql(
      `alter table "verification_service" add constraint "verification_service_pgp_fingerprint_unique" unique ("pgp_fingerprint");`,
    );

    this.addSql(
      `create table "transaction_request" ("id" uuid not null, "request_hash" varchar(66) not null, "owner_id" uuid not null, "escrow_address" varchar(42) not null, "chain_id" bigint not null, "execution" smallint not null, "description" text not null, "form" varchar(8) not null, "sealed" boolean not null, "service_id" int null, "payload_hash" varchar(66) not null, "status" varchar(8) not null, "status_reason" varchar(255) not null, "request_cid" varchar(255) null, "response_cid" varchar(255) null, "registration_tx" varchar(66) null, "publication_tx" varchar(66) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "started_at" timestamptz(3) null, "registered_at" timestamptz(3) null, "published_at" timestamptz(3) null, "decided_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "transaction_request" add constraint "transaction_request_request_hash_unique" unique ("request_hash");`,
    );
    this.addSql(
      `create index "transaction_request_owner_id_created_at_index" on "transaction_request" ("owner_id", "created_at");`,
    );
    this.addSql(
      `create index "transaction_request_not_started" on "transaction_request" ("created_at") where "started_at" is null;`,
    );

    this.addSql(
      `create table "verdict" ("transaction_id" uuid not null, "answer" text not null, "created_at" timestamptz(3) not null, primary key ("transaction_id"));`,
    );

    this.addSql(
      `create table "transaction_payload" ("transaction_id" uuid not null, "text" text not null, "response" text null, primary key ("transaction_id"));`,
    );

    this.addSql(
      `create table "approval" ("id" uuid not null, "transaction_id" uuid not null, "approver" varchar(64) not null, "decision" varchar(9) not null, "type" varchar(8) not null, "user_id" uuid null, "api_key_id" uuid null, "label" varchar(8) null, "confidence" double precision null, "analysis" text null, "created_at" timestamptz(3) not null, "signalled_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "approval_not_signalled" on "approval" ("created_at") where "signalled_at" is null;`,
    );
    this.addSql(
      `alter table "approval" add constraint "approval_transaction_id_approver_unique" unique ("transaction_id", "approver");`,
    );

    this.addSql(
      `create table "workflow_history" ("workflow_id" varchar(255) not null, "run_id" varchar(255) not null, "gzip" bytea not null, "sha256" varchar(64) not null, "archived_at" timestamptz(3) not null, primary key ("workflow_id"));`,
    );

    this.addSql(
      `alter table "settings" add constraint "settings_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "api_key" add constraint "api_key_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "transaction_request" add constraint "transaction_request_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id");`,
    );
    this.addSql(
      `alter table "transaction_request" add constraint "transaction_request_service_id_foreign" foreign key ("service_id") references "verification_service" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "verdict" add constraint "verdict_transaction_id_foreign" foreign key ("transaction_id") references "transaction_request" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "transaction_payload" add constraint "transaction_payload_transaction_id_foreign" foreign key ("transaction_id") references "transaction_request" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "approval" add constraint "approval_transaction_id_foreign" foreign key ("transaction_id") references "transaction_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "approval" add constraint "approval_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "approval" add constraint "approval_api_key_id_foreign" foreign key ("api_key_id") references "api_key" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "settings" drop constraint "settings_user_id_foreign";`);
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "api_key" drop constraint "api_key_user_id_foreign";`);
    this.addSql(`alter table "transaction_request" drop constraint "transaction_request_owner_id_foreign";`);
    this.addSql(`alter table "approval" drop constraint "approval_user_id_foreign";`);
    this.addSql(`alter table "approval" drop constraint "approval_api_key_id_foreign";`);
    this.addSql(
      `alter table "transaction_request" drop constraint "transaction_request_service_id_foreign";`,
    );
    this.addSql(`alter table "verdict" drop constraint "verdict_transaction_id_foreign";`);
    this.addSql(
      `alter table "transaction_payload" drop constraint "transaction_payload_transaction_id_foreign";`,
    );
    this.addSql(`alter table "approval" drop constraint "approval_transaction_id_foreign";`);

    this.addSql(`drop table if exists "idempotency_key" cascade;`);
    this.addSql(`drop table if exists "service_key" cascade;`);
    this.addSql(`drop table if exists "siwe_nonce" cascade;`);
    this.addSql(`drop table if exists "used_signature" cascade;`);
    this.addSql(`drop table if exists "user_account" cascade;`);
    this.addSql(`drop table if exists "settings" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "api_key" cascade;`);
    this.addSql(`drop table if exists "verification_service" cascade;`);
    this.addSql(`drop table if exists "transaction_request" cascade;`);
    this.addSql(`drop table if exists "verdict" cascade;`);
    this.addSql(`drop table if exists "transaction_payload" cascade;`);
    this.addSql(`drop table if exists "approval" cascade;`);
    this.addSql(`drop table if exists "workflow_history" cascade;`);
  }
}
