import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { Scope } from "../../domain/scopes.ts";
import type { SessionKind } from "../../domain/session-kind.ts";
import { OAuthClient } from "../oauth/oauth-client.entity.ts";
import { User } from "./user.entity.ts";

/** One sign-in on one device, or what a person granted to one OAuth client: a family of refresh tokens. Its access tokens die with it, at once. */
export const Session = defineEntity({
  name: "Session",
  tableName: "session",
  properties: {
    id: p.uuid().primary(),
    kind: p.string().length(8).$type<SessionKind>(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade").index(),
    /** The id of the refresh token that is good now; the token itself is signed anew when it is needed, and never stored. */
    refreshTokenId: p.uuid(),
    previousTokenId: p.uuid().nullable(),
    /** When the good one was issued. */
    issuedAt: p.datetime(3),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).index(),
    endedAt: p.datetime(3).nullable(),
    /** For an OAuth client's, which it is and what it was granted. */
    client: () => p.manyToOne(OAuthClient).ref().nullable().deleteRule("cascade").index(),
    scopes: p.array<Scope>().nullable(),
    lastUsedAt: p.datetime(3).nullable(),
  },
  triggers: [
    {
      name: "count_change",
      timing: "after",
      events: ["update", "delete"],
      // A refresh changes nothing that a caller may do, and what is over is not remembered by anybody.
      body: `if old.ended_at is null and old.expires_at > now() and (tg_op = 'DELETE' or new.ended_at is not null) then update credential_changes set count = count + 1 where kind = 'session'; end if; return null;`,
    },
  ],
});

export type Session = InferEntity<typeof Session>;
