import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import { Transaction } from "../transactions/transaction.entity.ts";

/** What orion's own systems add about a transaction: where it was judged, and how it was settled. */
export const OrionMetadata = defineEntity({
  name: "OrionMetadata",
  tableName: "orion_metadata",
  properties: {
    transaction: () => p.oneToOne(Transaction).ref().owner().primary().deleteRule("cascade"),
    /** JSON text, kept as it was sent. */
    teeProof: p.text().nullable(),
    enclave: p.text().nullable(),
    settlementStatus: p.string().length(8).$type<"EXECUTED" | "FAILED">().nullable(),
    settlementTx: p.string().length(66).nullable(),
    settlementBlock: p.bigint("number").nullable(),
    settlementError: p.text().nullable(),
    settledAt: p.datetime(3).nullable(),
    updatedAt: p.datetime(3),
  },
});

export type OrionMetadata = InferEntity<typeof OrionMetadata>;
