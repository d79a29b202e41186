import { Migration } from "@mikro-orm/migrations";

export class Migration20261115205000_public_agents extends Migration {
  override name = "Migration20261115205000_public_agents";

  override up(): void | Promise<void> {
    this.addSql(
      `create index "transaction_request_escrow_address_created_at_id_index" on "transaction_request" ("escrow_address", "created_at", "id");`,
    );
    this.addSql(`alter table "verdict" add "failing_nodes" text[] null;`);
    this.addSql(
      `update "verdict" set "failing_nodes" = array(select "key" from json_each("answer"::json->'results') where "value"->>'status' = 'FAIL');`,
    );
    this.addSql(`alter table "verdict" alter column "failing_nodes" set not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "verdict" drop column "failing_nodes";`);
    this.addSql(`drop index "transaction_request_escrow_address_created_at_id_index";`);
  }
}
