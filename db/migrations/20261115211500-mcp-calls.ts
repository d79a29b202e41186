import { Migration } from "@mikro-orm/migrations";

export class Migration20261115211500_mcp_calls extends Migration {
  override name = "Migration20261115211500_mcp_calls";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mcp_call" ("stream" varchar(36) not null, "session_hash" varchar(64) not null, "request_id" text not null, "record" text not null, "ends_at" timestamptz(3) not null, primary key ("stream"));`,
    );
    this.addSql(`create index "mcp_call_session_hash_index" on "mcp_call" ("session_hash");`);
    this.addSql(`create index "mcp_call_ends_at_index" on "mcp_call" ("ends_at");`);
    this.addSql(
      `alter table "mcp_call" add constraint "mcp_call_session_hash_foreign" foreign key ("session_hash") references "mcp_session" ("session_hash") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mcp_call" cascade;`);
  }
}
