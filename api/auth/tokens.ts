import { createPublicKey, hash, type KeyObject, randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import type { SigningKeys } from "../../db/secrets/signing-keys.ts";
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from "../../domain/token-lifetimes.ts";

export const SESSION_MS = REFRESH_TOKEN_SECONDS * 1000;
/** Header, payload and the 64 bytes of an ES256 signature; the library takes other lengths for a fault of the program. */
const FORM = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;
const MOST_REMEMBERED = 10_000;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Tokens {
  /** The tokens of a session; the refresh token carries the id that the session holds as the good one. */
  issue(session: { id: string; userId: string; refreshTokenId: string }): TokenPair;
  /** What a SIWE access token says, if it is one of ours and its time is not over. Whether its session lives is another question. */
  readAccess(token: string): AccessClaims | undefined;
}

/** Signs and reads tokens: ES256, typed (RFC 9068), each good for one audience only. */
export function createTokens(keys: SigningKeys, issuer: string): Tokens {
  const { verifies } = keys;
  // As key objects, made once: from text each signature would cost forty times as much.
  const publicKeys = new Map(
    keys.publicKeys.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: "jwk" })]),
  );
  const remembered = createMemory();

  function sign(
    typ: string,
    audience: string,
    seconds: number,
    tokenId: string,
    claims: AccessClaims,
  ): string {
    return jwt.sign({ sid: claims.sessionId }, keys.current.privateKey, {
      algorithm: "ES256",
      header: { alg: "ES256", typ, kid: keys.current.kid },
      issuer,
      audience,
      subject: claims.userId,
      jwtid: tokenId,
      expiresIn: seconds,
    });
  }

  return {
    issue({ id, userId, refreshTokenId }) {
      const claims = { userId, sessionId: id };
      return {
        accessToken: sign("at+jwt", issuer, ACCESS_TOKEN_SECONDS, randomUUID(), claims),
        refreshToken: sign("rt+jwt", `${issuer}/auth/refresh`, REFRESH_TOKEN_SECONDS, refreshTokenId, claims),
      };
    },
    readAccess(token) {
      const name = hash("sha256", token, "base64");
      const known = remembered.get(name);
      if (known) return known;
      const read = verify(token, (kid) => (verifies(kid) ? publicKeys.get(kid) : undefined), issuer);
      if (read) remembered.set(name, read.claims, read.expiresAt);
      return read?.claims;
    },
  };
}

function verify(
  token: string,
  keyOf: (kid: string) => KeyObject | undefined,
  issuer: string,
): { claims: AccessClaims; expiresAt: number } | undefined {
  if (!FORM.test(token)) return undefined;
  try {
    const kid = jwt.decode(token, { complete: true })?.header.kid;
    const key = keyOf(kid ?? "");
    if (!key) return undefined;
    const { header, payload } = jwt.verify(token, key, {
      algorithms: ["ES256"],
      issuer,
      audience: issuer,
      complete: true,
    });
    if (header.typ !== "at+jwt" || typeof payload === "string") return undefined;
    const { sub, sid, exp } = payload;
    if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) return undefined;
    return { claims: { userId: sub, sessionId: sid }, expiresAt: exp * 1000 };
  } catch (error) {
    // Forged, expired, for another audience or no token at all: the caller learns that it is not good, and no more.
    if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Verified tokens by their SHA-256 until they expire; the oldest make room. Only the signature's check is saved, never the session's. */
function createMemory() {
  const entries = new Map<string, { claims: AccessClaims; expiresAt: number }>();
  return {
    get(name: string): AccessClaims | undefined {
      const entry = entries.get(name);
      if (entry && entry.expiresAt > Date.now()) return entry.claims;
      if (entry) entries.delete(name);
      return undefined;
    },
    set(name: string, claims: AccessClaims, expiresAt: number): void {
      const [oldest] = entries.keys();
      if (entries.size >= MOST_REMEMBERED && oldest !== undefined) entries.delete(oldest);
      entries.set(name, { claims, expiresAt });
    },
  };
}
