import { Migration } from "@mikro-orm/migrations";

/** What the sweep and the lists ask for is found without reading what they do not ask for. */
export class Migration20261115234500_indexes_of_the_sweep extends Migration {
  override name = "Migration20261115234500_indexes_of_the_sweep";

  override up(): void | Promise<void> {
    this.addSql(`drop index "transaction_request_not_archived";`);
    this.addSql(
      `create index "transaction_request_not_archived" on "transaction_request" ("status", "created_at", "id") where "archived_at" is null;`,
    );
    this.addSql(
      `create index "transaction_request_owner_id_status_created_at_index" on "transaction_request" ("owner_id", "status", "created_at");`,
    );
    this.addSql(
      `create index "chain_transaction_not_mined" on "chain_transaction" ("chain_id", "signer", "nonce") where "mined_at" is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "chain_transaction_not_mined";`);
    this.addSql(`drop index "transaction_request_owner_id_status_created_at_index";`);
    this.addSql(`drop index "transaction_request_not_archived";`);
    this.addSql(
      `create index "transaction_request_not_archived" on "transaction_request" ("created_at") where "archived_at" is null;`,
    );
  }
}
