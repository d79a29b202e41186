import { Migration } from "@mikro-orm/migrations";

const KEY_TRIGGER = (count: string) =>
  `create or replace function "api_key_count_change_fn"() returns trigger as $$ begin if to_jsonb(old) - 'last_used_at' is distinct from to_jsonb(new) - 'last_used_at' then ${count}; end if; return null; end; $$ language plpgsql;`;

export class Migration20261115200000_refresh_families extends Migration {
  override name = "Migration20261115200000_refresh_families";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "session" add column "kind" varchar(8) not null default 'siwe', add column "previous_token_id" uuid null, add column "issued_at" timestamptz(3) null;`,
    );
    this.addSql(`update "session" set "issued_at" = "created_at";`);
    this.addSql(
      `alter table "session" alter column "kind" drop default, alter column "issued_at" set not null;`,
    );
    this.addSql(`create index "session_expires_at_index" on "session" ("expires_at");`);

    this.addSql(
      `create table "credential_changes" ("kind" varchar(8) not null, "count" bigint not null, primary key ("kind"));`,
    );
    this.addSql(`insert into "credential_changes" ("kind", "count") values ('key', 0), ('session', 0);`);
    this.addSql(KEY_TRIGGER("update credential_changes set count = count + 1 where kind = 'key'"));
    this.addSql(`drop table "api_key_changes";`);
    this.addSql(
      `create or replace function "session_count_change_fn"() returns trigger as $$ begin if old.ended_at is null and old.expires_at > now() and (tg_op = 'DELETE' or new.ended_at is not null) then update credential_changes set count = count + 1 where kind = 'session'; end if; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "count_change" after update or delete on "session" for each row execute function "session_count_change_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "count_change" on "session";`);
    this.addSql(`drop function if exists "session_count_change_fn"();`);
    this.addSql(
      `create table "api_key_changes" ("id" smallint not null, "count" bigint not null, primary key ("id"));`,
    );
    this.addSql(`insert into "api_key_changes" ("id", "count") values (1, 0);`);
    this.addSql(KEY_TRIGGER("update api_key_changes set count = count + 1"));
    this.addSql(`drop table "credential_changes";`);
    this.addSql(`drop index "session_expires_at_index";`);
    this.addSql(
      `alter table "session" drop column "kind", drop column "previous_token_id", drop column "issued_at";`,
    );
  }
}
