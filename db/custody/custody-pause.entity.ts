import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** While it is there nothing new is submitted to the custody provider. */
export const CustodyPause = defineEntity({
  name: "CustodyPause",
  tableName: "custody_pause",
  properties: {
    /** `all`, or a user's id. */
    scope: p.string().length(36).primary(),
    pausedAt: p.datetime(3),
  },
});

export type CustodyPause = InferEntity<typeof CustodyPause>;
