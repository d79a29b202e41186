import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import { Transaction } from "./transaction.entity.ts";

/** The built-in arbiter's whole answer, exactly as it was published. */
export const Verdict = defineEntity({
  name: "Verdict",
  tableName: "verdict",
  properties: {
    transaction: () => p.oneToOne(Transaction).ref().owner().primary().deleteRule("cascade"),
    /** JSON text, kept byte for byte: audits run the arbiter again and compare. */
    answer: p.text(),
    /** Ids of the nodes that failed, which public profiles show of it. */
    failingNodes: p.array(),
    createdAt: p.datetime(3),
  },
});

export type Verdict = InferEntity<typeof Verdict>;
