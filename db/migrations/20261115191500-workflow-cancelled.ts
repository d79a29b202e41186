import { Migration } from "@mikro-orm/migrations";

/** Two things can be cancelled, a workflow and an execution; the reason says which. */
export class Migration20261115191500_workflow_cancelled extends Migration {
  override name = "Migration20261115191500_workflow_cancelled";

  override up(): void | Promise<void> {
    this.addSql(
      `update "transaction_request" set "status_reason" = 'workflow-cancelled' where "status_reason" = 'cancelled';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `update "transaction_request" set "status_reason" = 'cancelled' where "status_reason" = 'workflow-cancelled';`,
    );
  }
}
