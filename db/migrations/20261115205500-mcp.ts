import { Migration } from "@mikro-orm/migrations";

export class Migration20261115205500_mcp extends Migration {
  override name = "Migration20261115205500_mcp";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mcp_session" ("session_hash" varchar(64) not null, "holder" varchar(80) not null, "protocol_version" varchar(10) not null, "log_level" smallint not null, "created_at" timestamptz(3) not null, "used_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "last_event" int not null, "heard_event" int not null, "stream_id" uuid null, primary key ("session_hash"));`,
    );
    this.addSql(`create index "mcp_session_ends_at_index" on "mcp_session" ("ends_at");`);
    this.addSql(`create index "mcp_session_holder_used_at_index" on "mcp_session" ("holder", "used_at");`);
    this.addSql(
      `create table "mcp_event" ("session_hash" varchar(64) not null, "number" int not null, "stream" varchar(36) not null, "message" text not null, "last" boolean not null, "ends_at" timestamptz(3) not null, primary key ("session_hash", "number"));`,
    );
    this.addSql(`create index "mcp_event_ends_at_index" on "mcp_event" ("ends_at");`);
    this.addSql(
      `create table "mcp_watch" ("request_hash" varchar(66) not null, "session_hash" varchar(64) not null, "told" varchar(24) null, primary key ("request_hash", "session_hash"));`,
    );
    this.addSql(`create index "mcp_watch_session_hash_index" on "mcp_watch" ("session_hash");`);
    for (const table of ["mcp_event", "mcp_watch"]) {
      this.addSql(
        `alter table "${table}" add constraint "${table}_session_hash_foreign" foreign key ("session_hash") references "mcp_session" ("session_hash") on delete cascade;`,
      );
    }
  }

  override down(): void | Promise<void> {
    for (const table of ["mcp_watch", "mcp_event", "mcp_session"])
      this.addSql(`drop table if exists "${table}" cascade;`);
  }
}
