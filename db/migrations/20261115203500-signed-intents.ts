import { Migration } from "@mikro-orm/migrations";

export class Migration20261115203000_signed_intents extends Migration {
  override name = "Migration20261115203000_signed_intents";

  override up(): void | Promise<void> {
    this.addSql(`alter table "settings" add "require_signed_intent" boolean not null default false;`);
    this.addSql(
      `alter table "transaction_request" add "intent_signed_by" varchar(42) null, add "intent_signature" text null, add "intent_expires" varchar(255) null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "settings" drop column "require_signed_intent";`);
    this.addSql(
      `alter table "transaction_request" drop column "intent_signed_by", drop column "intent_signature", drop column "intent_expires";`,
    );
  }
}
