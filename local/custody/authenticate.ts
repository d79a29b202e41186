import { createHash, type KeyObject, verify } from "node:crypto";
import { type Exchange, fieldsOf } from "../simulators/exchange.ts";
import type { ApiUsers } from "./api-users.ts";
import { vendorError } from "./vendor-error.ts";

/** The vendor's pages say 30 s, but its own client signs for 55 s and is taken; so is whatever ends within a minute. */
const LONGEST_LIFE_S = 60;
const CLOCK_DIFFERENCE_S = 5;

/** Checks a request as the vendor does, and returns whose it is. */
export function createAuthentication(users: ApiUsers): (exchange: Exchange) => string {
  /** Nonces of tokens that have not expired yet, with the second in which they do. */
  const seen = new Map<string, number>();

  function useOnce(nonce: string, expires: number, now: number): void {
    for (const [old, end] of seen) if (end < now) seen.delete(old);
    if (seen.has(nonce)) throw unauthorized(-7, "Token was not accepted");
    seen.set(nonce, expires);
  }

  return (exchange) => {
    const [, token] = /^Bearer (\S+)$/.exec(exchange.headers.authorization ?? "") ?? [];
    if (!token) throw unauthorized(-3, "JWT is missing");
    const apiKey = exchange.headers["x-api-key"];
    if (typeof apiKey !== "string" || apiKey === "") throw unauthorized(-2, "Missing API key");
    const key = users.keyOf(apiKey);
    if (!key) throw unauthorized(-7, "Token was not accepted");
    const claims = verified(token, key);
    const { uri, nonce, iat, exp, sub, bodyHash } = claims;
    const now = Math.floor(Date.now() / 1000);
    if (sub !== apiKey) throw unauthorized(-6, "Wrong user in the JWT");
    if (uri !== exchange.target) throw unauthorized(-4, "Wrong URL in the JWT");
    if (typeof iat !== "number" || typeof exp !== "number") throw unauthorized(-5, "Invalid token format");
    if (exp <= now) throw unauthorized(-10, "The request has expired");
    if (iat > now + CLOCK_DIFFERENCE_S) throw unauthorized(-12, "The request is issued in the future");
    if (exp - iat > LONGEST_LIFE_S) throw unauthorized(-7, "Token was not accepted");
    if (bodyHash !== createHash("sha256").update(exchange.raw).digest("hex"))
      throw unauthorized(-7, "Token was not accepted");
    if (typeof nonce !== "string" && typeof nonce !== "number")
      throw unauthorized(-5, "Invalid token format");
    useOnce(`${apiKey} ${nonce}`, exp, now);
    return apiKey;
  };
}

/** The claims of a token that this key signed with RS256. By Node alone: a library would double what the simulator takes. */
function verified(token: string, key: KeyObject): Record<string, unknown> {
  const [header = "", payload = "", signature = "", more] = token.split(".");
  const { alg } = decoded(header);
  const signed = Buffer.from(`${header}.${payload}`);
  if (alg !== "RS256" || more !== undefined) throw unauthorized(-5, "Invalid token format");
  if (!verify("sha256", signed, key, Buffer.from(signature, "base64url")))
    throw unauthorized(-1, "Invalid signature");
  return decoded(payload);
}

function decoded(part: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(Buffer.from(part, "base64url").toString("utf8")));
  } catch {
    throw unauthorized(-5, "Invalid token format");
  }
}

function unauthorized(code: number, what: string) {
  return vendorError(401, code, `Unauthorized: ${what}`);
}
