import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** One row, which a trigger counts up with every change of an API key: who remembers keys sees by it that none has changed. */
export const KeyChanges = defineEntity({
  name: "KeyChanges",
  tableName: "api_key_changes",
  properties: {
    id: p.smallint().primary().autoincrement(false),
    count: p.bigint("number"),
  },
});

export type KeyChanges = InferEntity<typeof KeyChanges>;
