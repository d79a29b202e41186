import { Migration } from "@mikro-orm/migrations";

export class Migration20261115192000_sweeps extends Migration {
  override name = "Migration20261115192000_sweeps";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "sweep_step" ("step" varchar(64) not null, "ran_at" timestamptz(3) not null, "failing_since" timestamptz(3) null, primary key ("step"));`,
    );
    this.addSql(
      `alter table "transaction_request" add "archived_at" timestamptz(3) null, add "publication_failure" varchar(255) null, add "publication_failed_at" timestamptz(3) null;`,
    );
    this.addSql(
      `update "transaction_request" t set "archived_at" = h."archived_at" from "workflow_history" h where h."workflow_id" = 'tx-' || t."request_hash";`,
    );
    this.addSql(
      `create index "transaction_request_not_archived" on "transaction_request" ("created_at") where "archived_at" is null;`,
    );
    this.addSql(
      `create index "transaction_request_not_published" on "transaction_request" ("publication_failed_at") where "publication_failed_at" is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "transaction_request_not_published";`);
    this.addSql(`drop index "transaction_request_not_archived";`);
    this.addSql(
      `alter table "transaction_request" drop column "archived_at", drop column "publication_failure", drop column "publication_failed_at";`,
    );
    this.addSql(`drop table if exists "sweep_step" cascade;`);
  }
}
