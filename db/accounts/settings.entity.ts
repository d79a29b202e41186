import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { ExecutionType } from "../../domain/execution-type.ts";
import { User } from "./user.entity.ts";

/** A user's choices; there from the user's first moment. */
export const Settings = defineEntity({
  name: "Settings",
  tableName: "settings",
  properties: {
    id: p.uuid().primary(),
    user: () => p.oneToOne(User).ref().owner().deleteRule("cascade"),
    executionType: p.smallint().$type<ExecutionType>(),
    walletProvider: p.string(),
    /** Whether transactions need an intent that the user signed. */
    requireSignedIntent: p.boolean().default(false),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type Settings = InferEntity<typeof Settings>;
