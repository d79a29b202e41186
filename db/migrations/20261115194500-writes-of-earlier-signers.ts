import { Migration } from "@mikro-orm/migrations";

/** Writes are found by their key whoever signed them, so the key stands before the signer. */
export class Migration20261115194500_writes_of_earlier_signers extends Migration {
  override name = "Migration20261115194500_writes_of_earlier_signers";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "chain_transaction" drop constraint "chain_transaction_chain_id_signer_key_unique";`,
    );
    this.addSql(
      `alter table "chain_transaction" add constraint "chain_transaction_chain_id_key_signer_unique" unique ("chain_id", "key", "signer");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "chain_transaction" drop constraint "chain_transaction_chain_id_key_signer_unique";`,
    );
    this.addSql(
      `alter table "chain_transaction" add constraint "chain_transaction_chain_id_signer_key_unique" unique ("chain_id", "signer", "key");`,
    );
  }
}
