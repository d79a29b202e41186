import { Migration } from "@mikro-orm/migrations";

export class Migration20261116003000_status_detail extends Migration {
  override name = "Migration20261116003000_status_detail";

  override up(): void | Promise<void> {
    this.addSql(`alter table "transaction_request" add "status_detail" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "transaction_request" drop column "status_detail";`);
  }
}
