import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import { Transaction } from "./transaction.entity.ts";

/** The exact bytes that the request hash covers, apart from the record because lists never need them. */
export const TransactionPayload = defineEntity({
  name: "TransactionPayload",
  tableName: "transaction_payload",
  properties: {
    transaction: () => p.oneToOne(Transaction).ref().owner().primary().deleteRule("cascade"),
    /** The armoured message; canonical JSON for a plain one. */
    text: p.text(),
    /** Orion's decision, sealed; kept before it is pinned, since sealing again would give other bytes. */
    response: p.text().nullable(),
  },
});

export type TransactionPayload = InferEntity<typeof TransactionPayload>;
