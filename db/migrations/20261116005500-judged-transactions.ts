import { Migration } from "@mikro-orm/migrations";

/** Orion's decision in figures, with the transaction itself: counting thousands looks up no approvals. */
export class Migration20261116005500_judged_transactions extends Migration {
  override name = "Migration20261116005500_judged_transactions";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "transaction_request" add "judged_at" timestamptz(3) null, add "orion_confidence" double precision null;`,
    );
    this.addSql(
      `update "transaction_request" t set "judged_at" = a."created_at", "orion_confidence" = a."confidence" from "approval" a where a."transaction_id" = t."id" and a."approver" = 'orion' and a."decision" <> 'UNDECIDED';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "transaction_request" drop column "judged_at", drop column "orion_confidence";`);
  }
}
