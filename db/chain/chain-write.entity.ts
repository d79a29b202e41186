import { defineEntity, p } from "@mikro-orm/postgresql";
import { ChainTransaction } from "./chain-transaction.entity.ts";

/** One of several writes that a chain transaction makes; one that has its transaction to itself stands there alone. */
export const ChainWrite = defineEntity({
  name: "ChainWrite",
  tableName: "chain_write",
  properties: {
    id: p.uuid().primary(),
    chainId: p.bigint("number"),
    signer: p.string().length(42),
    key: p.text(),
    transaction: () => p.manyToOne(ChainTransaction).ref(),
    /** Which of the transaction's calls. */
    position: p.smallint(),
  },
  uniques: [{ properties: ["chainId", "key", "signer"] }, { properties: ["transaction", "position"] }],
});
