import { Migration } from "@mikro-orm/migrations";

/** Several writes in one chain transaction. */
export class Migration20261115233500_joint_chain_writes extends Migration {
  override name = "Migration20261115233500_joint_chain_writes";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "chain_write" ("id" uuid not null, "chain_id" bigint not null, "signer" varchar(42) not null, "key" text not null, "transaction_id" uuid not null, "position" smallint not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "chain_write" add constraint "chain_write_chain_id_key_signer_unique" unique ("chain_id", "key", "signer");`,
    );
    this.addSql(
      `alter table "chain_write" add constraint "chain_write_transaction_id_position_unique" unique ("transaction_id", "position");`,
    );
    this.addSql(
      `alter table "chain_write" add constraint "chain_write_transaction_id_foreign" foreign key ("transaction_id") references "chain_transaction" ("id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "chain_write" cascade;`);
  }
}
