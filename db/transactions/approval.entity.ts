import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { ApprovalType } from "../../domain/approval-type.ts";
import type { OrionDecision } from "../../domain/decide.ts";
import type { KeyLabel } from "../../domain/key-types.ts";
import { ApiKey } from "../accounts/api-key.entity.ts";
import { User } from "../accounts/user.entity.ts";
import { Transaction } from "./transaction.entity.ts";

/** One decision on one transaction. */
export const Approval = defineEntity({
  name: "Approval",
  tableName: "approval",
  properties: {
    id: p.uuid().primary(),
    transaction: () => p.manyToOne(Transaction).ref().deleteRule("cascade"),
    /** `user:<id>`, `key:<id>` or `orion`: each decides once. */
    approver: p.string().length(64),
    decision: p.string().length(9).$type<OrionDecision>(),
    type: p.string().length(8).$type<ApprovalType>(),
    user: () => p.manyToOne(User).ref().nullable(),
    apiKey: () => p.manyToOne(ApiKey).ref().nullable(),
    label: p.string().length(8).$type<KeyLabel>().nullable(),
    confidence: p.double().nullable(),
    analysis: p.text().nullable(),
    createdAt: p.datetime(3),
    /** The outbox mark: null until the workflow has been told. */
    signalledAt: p.datetime(3).nullable(),
  },
  uniques: [{ properties: ["transaction", "approver"] }],
  indexes: [{ properties: ["createdAt"], where: { signalledAt: null }, name: "approval_not_signalled" }],
});

export type Approval = InferEntity<typeof Approval>;
