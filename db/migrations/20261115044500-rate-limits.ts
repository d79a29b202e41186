import { Migration } from "@mikro-orm/migrations";

export class Migration20261115044500_rate_limits extends Migration {
  override name = "Migration20261115044500_rate_limits";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "rate_limit_bucket" ("key" varchar(255) not null, "points" int not null, "expire" bigint not null, primary key ("key"));`,
    );
    this.addSql(`create index "rate_limit_bucket_expire_index" on "rate_limit_bucket" ("expire");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "rate_limit_bucket" cascade;`);
  }
}
