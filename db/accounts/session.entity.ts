import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import { User } from "./user.entity.ts";

/** One sign-in on one device. Its access tokens die with it, at once. */
export const Session = defineEntity({
  name: "Session",
  tableName: "session",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade").index(),
    /** The id of the refresh token that is good now. */
    refreshTokenId: p.uuid(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
  },
});

export type Session = InferEntity<typeof Session>;
