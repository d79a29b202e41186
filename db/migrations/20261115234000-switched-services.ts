import { Migration } from "@mikro-orm/migrations";

export class Migration20261115234000_switched_services extends Migration {
  override name = "Migration20261115234000_switched_services";

  override up(): void | Promise<void> {
    this.addSql(`alter table "verification_service" add "switches" int not null default 0;`);
    this.addSql(`update "verification_service" set "switches" = 1 where not "active";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "verification_service" drop column "switches";`);
  }
}
