import { Migration } from "@mikro-orm/migrations";

export class Migration20261115200500_created_by_key extends Migration {
  override name = "Migration20261115200500_created_by_key";

  override up(): void | Promise<void> {
    this.addSql(`alter table "transaction_request" add "created_by_key" uuid null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "transaction_request" drop column "created_by_key";`);
  }
}
