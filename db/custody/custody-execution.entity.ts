import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { CustodyEnd, CustodyState, CustodyWait } from "../../domain/custody-end.ts";
import { User } from "../accounts/user.entity.ts";
import { Transaction } from "../transactions/transaction.entity.ts";
import { CustodyIntegration } from "./custody-integration.entity.ts";

/** One order to the custody provider, from the moment that it was decided on; one workflow each. */
export const CustodyExecution = defineEntity({
  name: "CustodyExecution",
  tableName: "custody_execution",
  properties: {
    id: p.uuid().primary(),
    integration: () => p.manyToOne(CustodyIntegration).ref(),
    owner: () => p.manyToOne(User).ref(),
    /** Null where an administrator ordered it without one. */
    transaction: () => p.oneToOne(Transaction).ref().owner().nullable().deleteRule("cascade"),
    /** What an administrator tracks it by. */
    trackingId: p.string().length(255).nullable().unique(),
    /** What the provider knows it by, once and for ever. */
    externalId: p.string().length(255).unique(),
    workflowId: p.string().length(255).unique(),
    chainId: p.bigint("number"),
    /** An administrator's own call; a transaction's stands in its sealed request. */
    callTo: p.string().length(42).nullable(),
    callValue: p.string().length(78).nullable(),
    callData: p.text().nullable(),
    state: p.string().length(9).$type<CustodyState>(),
    /** Why it is not further. */
    waitsFor: p.string().length(32).$type<CustodyWait>().nullable(),
    /** The provider's own words. */
    custodyTransactionId: p.string().length(64).nullable(),
    custodyStatus: p.string().length(64).nullable(),
    custodySubStatus: p.string().length(64).nullable(),
    txHash: p.string().length(66).nullable(),
    /** In what the provider's transaction is not the order. */
    differences: p.array().nullable(),
    end: p.string().length(32).$type<CustodyEnd>().nullable(),
    /** Set where it is to be stopped: what it ends as if that comes in time. */
    stopAs: p.string().length(32).$type<CustodyEnd>().nullable(),
    /** When the hard checks were last run again. */
    checkedAt: p.datetime(3).nullable(),
    /** When somebody was last allowed to submit it: from then on it may be with the provider. */
    claimedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /** The outbox mark: null until its workflow has begun. */
    startedAt: p.datetime(3).nullable(),
    endedAt: p.datetime(3).nullable(),
    /** When its workflow's history was archived, or found to be lost. */
    archivedAt: p.datetime(3).nullable(),
  },
  indexes: [
    { properties: ["integration"], where: { endedAt: null }, name: "custody_execution_open" },
    { properties: ["createdAt"], where: { startedAt: null }, name: "custody_execution_not_started" },
    { properties: ["createdAt"], where: { archivedAt: null }, name: "custody_execution_not_archived" },
  ],
});

export type CustodyExecution = InferEntity<typeof CustodyExecution>;
