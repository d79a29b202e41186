import { Migration } from "@mikro-orm/migrations";

export class Migration20261115201000_connection_codes extends Migration {
  override name = "Migration20261115201000_connection_codes";

  override up(): void | Promise<void> {
    this.addSql(`alter table "api_key" alter column "secret_hash" drop not null;`);
    this.addSql(
      `create table "connection_code" ("code_hash" varchar(64) not null, "state" varchar(8) not null, "created_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "started_at" timestamptz(3) null, "api_key_id" uuid null, primary key ("code_hash"));`,
    );
    this.addSql(
      `create index "connection_code_state_ends_at_index" on "connection_code" ("state", "ends_at");`,
    );
    this.addSql(
      `alter table "connection_code" add constraint "connection_code_api_key_id_foreign" foreign key ("api_key_id") references "api_key" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "connection_code" cascade;`);
    this.addSql(`delete from "api_key" where "secret_hash" is null;`);
    this.addSql(`alter table "api_key" alter column "secret_hash" set not null;`);
  }
}
