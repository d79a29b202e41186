import jwt from "jsonwebtoken";
import type { Scope } from "../../domain/scopes.ts";
import type { SigningKeyRing } from "./signing-key-ring.ts";

/** Header, payload and the 64 bytes of an ES256 signature; the library takes other lengths for a fault of the program. */
const FORM = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;

export interface TokenClaims {
  readonly tokenId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** Milliseconds since the epoch. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** What a client's access token says that it is for; none in any other. */
  readonly scopes: readonly Scope[];
}

/** What a token says, if it is of that type, for that audience, signed by us and its time is not over. */
export async function readToken(
  token: string,
  keys: SigningKeyRing,
  { typ, issuer, audience }: { typ: string; issuer: string; audience: string },
): Promise<TokenClaims | undefined> {
  if (!FORM.test(token)) return undefined;
  const key = await keys.find(keyIdOf(token));
  if (!key) return undefined;
  try {
    const wanted = { algorithms: ["ES256" as const], issuer, audience, complete: true as const };
    const { header, payload } = jwt.verify(token, key, wanted);
    if (header.typ !== typ || typeof payload === "string") return undefined;
    const { sub, sid, jti, iat = 0, exp, scope } = payload;
    if (typeof sub !== "string" || typeof sid !== "string" || jti === undefined || exp === undefined)
      return undefined;
    return {
      tokenId: jti,
      userId: sub,
      sessionId: sid,
      issuedAt: iat * 1000,
      expiresAt: exp * 1000,
      scopes: scopesOf(scope),
    };
  } catch (error) {
    // Forged, expired, for another audience or no token at all: the caller learns that it is not good, and no more.
    if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function scopesOf(scope: unknown): Scope[] {
  return typeof scope === "string" ? (scope.split(" ") as Scope[]) : [];
}

function keyIdOf(token: string): string {
  try {
    return String(jwt.decode(token, { complete: true })?.header.kid);
  } catch {
    // A header or payload that is no JSON.
    return "";
  }
}
