import { Migration } from "@mikro-orm/migrations";

export class Migration20261115203000_provider_quorums extends Migration {
  override name = "Migration20261115203000_provider_quorums";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "provider_quorum" ("id" uuid not null, "user_id" uuid not null, "type" varchar(16) not null, "quorum_id" varchar(100) not null, "display_name" varchar(50) null, "p256public_key" text null, "static" boolean not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "provider_quorum" add constraint "provider_quorum_user_id_type_unique" unique ("user_id", "type");`,
    );
    this.addSql(
      `create table "wallet_quorum" ("id" uuid not null, "user_id" uuid not null, "provider_user_id" varchar(200) not null, "display_name" varchar(50) not null, "quorum_id" varchar(100) not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "wallet_quorum" add constraint "wallet_quorum_user_id_provider_user_id_display_name_unique" unique ("user_id", "provider_user_id", "display_name");`,
    );
    this.addSql(
      `alter table "provider_quorum" add constraint "provider_quorum_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "wallet_quorum" add constraint "wallet_quorum_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "wallet_quorum" cascade;`);
    this.addSql(`drop table if exists "provider_quorum" cascade;`);
  }
}
