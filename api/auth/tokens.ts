import { hash, randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import type { OpenSession } from "../../db/accounts/open-session.ts";
import type { SessionKind } from "../../domain/session-kind.ts";
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from "../../domain/token-lifetimes.ts";
import { readToken, type TokenClaims } from "./read-token.ts";
import { signSameToken } from "./sign-token.ts";
import type { SigningKeyRing } from "./signing-key-ring.ts";
import { createTokenMemory } from "./token-memory.ts";

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs and reads tokens: ES256, typed (RFC 9068), each good for one audience only. Whether their session lives is another question. */
export interface Tokens {
  /** A new access token of the session, and its refresh token, which for the same session is the same each time. `more` goes into the access token. */
  issue(session: OpenSession, more?: Readonly<Record<string, string>>): Promise<TokenPair>;
  /** What an access token says, if it is one of ours for such sessions and its time is not over. */
  readAccess(token: string, kind: SessionKind): Promise<TokenClaims | undefined>;
  readRefresh(token: string, kind: SessionKind): Promise<TokenClaims | undefined>;
}

export function createTokens(keys: SigningKeyRing, issuer: string): Tokens {
  const audiences: Record<SessionKind, { access: string; refresh: string }> = {
    siwe: { access: issuer, refresh: `${issuer}/auth/refresh` },
    oauth: { access: `${issuer}/mcp`, refresh: `${issuer}/oauth/token` },
  };
  const remembered = createTokenMemory();

  return {
    async issue({ id, kind, userId, refreshTokenId, issuedAt }, more = {}) {
      const key = await keys.current();
      const { access, refresh } = audiences[kind];
      const accessToken = jwt.sign({ ...more, sid: id }, key.privateKey, {
        algorithm: "ES256",
        header: { alg: "ES256", typ: "at+jwt", kid: key.kid },
        issuer,
        audience: access,
        subject: userId,
        jwtid: randomUUID(),
        expiresIn: ACCESS_TOKEN_SECONDS,
      });
      const iat = Math.floor(issuedAt.getTime() / 1000);
      const exp = iat + REFRESH_TOKEN_SECONDS;
      const claims = { sid: id, iat, exp, aud: refresh, iss: issuer, sub: userId, jti: refreshTokenId };
      return { accessToken, refreshToken: signSameToken("rt+jwt", claims, key) };
    },
    async readAccess(token, kind) {
      const name = `${kind} ${hash("sha256", token, "base64")}`;
      const known = remembered.recall(name);
      if (known) return known;
      const audience = audiences[kind].access;
      const read = await readToken(token, keys, { typ: "at+jwt", issuer, audience });
      if (read) remembered.keep(name, read);
      return read;
    },
    readRefresh(token, kind) {
      const audience = audiences[kind].refresh;
      return readToken(token, keys, { typ: "rt+jwt", issuer, audience });
    },
  };
}
