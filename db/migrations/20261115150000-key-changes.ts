import { Migration } from "@mikro-orm/migrations";

export class Migration20261115150000_key_changes extends Migration {
  override name = "Migration20261115150000_key_changes";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "api_key_changes" ("id" smallint not null, "count" bigint not null, primary key ("id"));`,
    );
    this.addSql(`insert into "api_key_changes" ("id", "count") values (1, 0);`);
    this.addSql(
      `create or replace function "api_key_count_change_fn"() returns trigger as $$ begin if to_jsonb(old) - 'last_used_at' is distinct from to_jsonb(new) - 'last_used_at' then update api_key_changes set count = count + 1; end if; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "count_change" after update or delete on "api_key" for each row execute function "api_key_count_change_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "count_change" on "api_key";`);
    this.addSql(`drop function if exists "api_key_count_change_fn"();`);
    this.addSql(`drop table if exists "api_key_changes" cascade;`);
  }
}
