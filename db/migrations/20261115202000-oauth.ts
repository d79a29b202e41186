import { Migration } from "@mikro-orm/migrations";

export class Migration20261115202000_oauth extends Migration {
  override name = "Migration20261115202000_oauth";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "oauth_client" ("id" varchar(2048) not null, "name" varchar(200) not null, "redirect_uris" text[] not null, "auth_method" varchar(32) not null, "secret_hash" varchar(64) null, "created_at" timestamptz(3) not null, "fetched_at" timestamptz(3) null, "last_used_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "oauth_client_last_used_at_index" on "oauth_client" ("last_used_at");`);

    this.addSql(
      `create table "oauth_session" ("session_hash" varchar(64) not null, "state" varchar(9) not null, "client_id" varchar(2048) not null, "redirect_uri" varchar(2048) not null, "code_challenge" varchar(43) not null, "client_state" text null, "scopes" text[] not null, "created_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "started_at" timestamptz(3) null, "user_id" uuid null, "code_hash" varchar(64) null, "code_ends_at" timestamptz(3) null, "grant_id" uuid null, primary key ("session_hash"));`,
    );
    this.addSql(`create index "oauth_session_client_id_index" on "oauth_session" ("client_id");`);
    this.addSql(`create index "oauth_session_user_id_index" on "oauth_session" ("user_id");`);
    this.addSql(
      `alter table "oauth_session" add constraint "oauth_session_code_hash_unique" unique ("code_hash");`,
    );
    this.addSql(`create index "oauth_session_grant_id_index" on "oauth_session" ("grant_id");`);
    this.addSql(`create index "oauth_session_state_ends_at_index" on "oauth_session" ("state", "ends_at");`);

    this.addSql(
      `alter table "session" add "client_id" varchar(2048) null, add "scopes" text[] null, add "last_used_at" timestamptz(3) null;`,
    );
    this.addSql(
      `alter table "session" add constraint "session_client_id_foreign" foreign key ("client_id") references "oauth_client" ("id") on delete cascade;`,
    );
    this.addSql(`create index "session_client_id_index" on "session" ("client_id");`);

    this.addSql(
      `alter table "oauth_session" add constraint "oauth_session_client_id_foreign" foreign key ("client_id") references "oauth_client" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "oauth_session" add constraint "oauth_session_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "oauth_session" add constraint "oauth_session_grant_id_foreign" foreign key ("grant_id") references "session" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "oauth_session";`);
    this.addSql(`alter table "session" drop constraint "session_client_id_foreign";`);
    // A grant is no sign-in: without its client it must not be taken for one.
    this.addSql(`delete from "session" where "kind" = 'oauth';`);
    this.addSql(
      `alter table "session" drop column "client_id", drop column "scopes", drop column "last_used_at";`,
    );
    this.addSql(`drop table "oauth_client";`);
  }
}
