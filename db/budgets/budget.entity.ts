import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { CustodyKind } from "../../domain/execution-type.ts";
import { User } from "../accounts/user.entity.ts";

/** How much of an asset may leave through one of a user's custody integrations; in base units, null where nothing limits it. */
export const Budget = defineEntity({
  name: "Budget",
  tableName: "budget",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    type: p.string().length(16).$type<CustodyKind>(),
    /** "native", or the token's contract. */
    asset: p.string().length(42),
    /** 0 where all chains count together. */
    chainId: p.bigint("number"),
    perTransaction: p.decimal("string").precision(78).scale(0).nullable(),
    per24h: p.decimal("string").precision(78).scale(0).nullable().fieldName("per_24h"),
    per30d: p.decimal("string").precision(78).scale(0).nullable().fieldName("per_30d"),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  uniques: [{ properties: ["user", "type", "asset", "chainId"] }],
});

export type Budget = InferEntity<typeof Budget>;
