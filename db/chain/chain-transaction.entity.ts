import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { SignedTransaction, StoredTransaction } from "../../domain/chain-transaction-store.ts";

/** One write to the chain: its key, its nonce, and every transaction that was signed for it. */
export const ChainTransaction = defineEntity({
  name: "ChainTransaction",
  tableName: "chain_transaction",
  properties: {
    id: p.uuid().primary(),
    chainId: p.bigint("number"),
    signer: p.string().length(42),
    nonce: p.bigint("number"),
    key: p.text(),
    /** Null where it makes a contract. */
    to: p.string().length(42).nullable(),
    data: p.text(),
    /** The current signed transaction; once mined, the one that was. */
    hash: p.string().length(66).index(),
    raw: p.text(),
    /** Other transactions signed for the same nonce. */
    replaced: p.json<SignedTransaction[]>(),
    status: p.string().length(8).$type<StoredTransaction["status"]>(),
    blockNumber: p.bigint("number").nullable(),
    revertedWith: p.text().nullable(),
    createdAt: p.datetime(3),
    sentAt: p.datetime(3),
    minedAt: p.datetime(3).nullable(),
  },
  uniques: [
    { properties: ["chainId", "key", "signer"] },
    // Also serves the sweep and the choice of the next nonce.
    { properties: ["chainId", "signer", "nonce"] },
  ],
  // The sweep asks for what nobody waited for; nearly everything was mined long ago.
  indexes: [
    {
      properties: ["chainId", "signer", "nonce"],
      where: { minedAt: null },
      name: "chain_transaction_not_mined",
    },
  ],
});

export type ChainTransaction = InferEntity<typeof ChainTransaction>;
