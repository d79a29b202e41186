import { Migration } from "@mikro-orm/migrations";

export class Migration20261115234000_mcp_streams extends Migration {
  override name = "Migration20261115234000_mcp_streams";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mcp_stream" ("id" uuid not null, "holder" varchar(80) not null, "ends_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "mcp_stream_ends_at_index" on "mcp_stream" ("ends_at");`);
    this.addSql(`create index "mcp_stream_holder_ends_at_index" on "mcp_stream" ("holder", "ends_at");`);
    // Of a stream with two ends the first counts; who was to see the other has seen that one.
    this.addSql(
      `delete from "mcp_event" e using "mcp_event" o where e.last and o.last and e.session_hash = o.session_hash and e.stream = o.stream and e.number > o.number;`,
    );
    this.addSql(
      `create unique index "mcp_event_one_end" on "mcp_event" ("session_hash", "stream") where "last" = true;`,
    );
    this.addSql(`alter table "mcp_call" alter column "record" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "mcp_call" where "record" is null;`);
    this.addSql(`alter table "mcp_call" alter column "record" set not null;`);
    this.addSql(`drop index "mcp_event_one_end";`);
    this.addSql(`drop table if exists "mcp_stream" cascade;`);
  }
}
