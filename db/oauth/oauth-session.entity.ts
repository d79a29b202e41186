import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { OAuthSessionState } from "../../domain/oauth-session.ts";
import type { Scope } from "../../domain/scopes.ts";
import { Session } from "../accounts/session.entity.ts";
import { User } from "../accounts/user.entity.ts";
import { OAuthClient } from "./oauth-client.entity.ts";

/** A client's request for consent. Of its id, and of the code that comes of it, only hashes are kept. */
export const OAuthSession = defineEntity({
  name: "OAuthSession",
  tableName: "oauth_session",
  indexes: [{ properties: ["state", "endsAt"] }],
  properties: {
    sessionHash: p.string().length(64).primary(),
    state: p.string().length(9).$type<OAuthSessionState>(),
    client: () => p.manyToOne(OAuthClient).ref().deleteRule("cascade").index(),
    /** As the client asked for it, its port included. */
    redirectUri: p.string().length(2048),
    codeChallenge: p.string().length(43),
    /** What the client wants to hear back, to know its own request by. */
    clientState: p.text().nullable(),
    scopes: p.array<Scope>(),
    createdAt: p.datetime(3),
    /** When a person can decide no more. */
    endsAt: p.datetime(3),
    /** The outbox mark: when its workflow was known to have been started. */
    startedAt: p.datetime(3).nullable(),
    /** Who approved it. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule("cascade").index(),
    codeHash: p.string().length(64).unique().nullable(),
    codeEndsAt: p.datetime(3).nullable(),
    /** What the code was exchanged for, and what a second exchange ends. */
    grant: () => p.manyToOne(Session).ref().nullable().deleteRule("set null").index(),
  },
});

export type OAuthSession = InferEntity<typeof OAuthSession>;
