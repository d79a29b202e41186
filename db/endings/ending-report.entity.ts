import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { ReportedEnd, ReportKind } from "../../domain/ending-report.ts";
import { User } from "../accounts/user.entity.ts";
import { Transaction } from "../transactions/transaction.entity.ts";

/** Someone's word that an approved transaction is at its end. */
export const EndingReport = defineEntity({
  name: "EndingReport",
  tableName: "ending_report",
  properties: {
    id: p.uuid().primary(),
    transaction: () => p.manyToOne(Transaction).ref().deleteRule("cascade"),
    owner: () => p.manyToOne(User).ref(),
    kind: p.string().length(10).$type<ReportKind>(),
    /** The chain transaction that an execution is said to be. */
    txHash: p.string().length(66).nullable(),
    /** What it comes to; null until an execution's chain transaction has been looked at. */
    end: p.string().length(32).$type<ReportedEnd>().nullable(),
    /** In what an execution is not what was verified. */
    differences: p.array().nullable(),
    /** `user:<id>` or `key:<id>`. */
    reporter: p.string().length(64),
    createdAt: p.datetime(3),
    /** The outbox mark: null until the workflow has been told. */
    signalledAt: p.datetime(3).nullable(),
  },
  // One chain transaction executes one request of its owner; what others report of it is not theirs to take.
  uniques: [{ properties: ["owner", "txHash"] }],
  indexes: [
    { properties: ["transaction"] },
    { properties: ["createdAt"], where: { signalledAt: null }, name: "ending_report_not_signalled" },
  ],
});

export type EndingReport = InferEntity<typeof EndingReport>;
