import type { TokenClaims } from "./read-token.ts";

const MOST_REMEMBERED = 10_000;

export interface TokenMemory {
  recall(name: string): TokenClaims | undefined;
  keep(name: string, claims: TokenClaims): void;
}

/** Verified tokens by their SHA-256 until they expire; the oldest make room. Only the signature's check is saved, never the session's. */
export function createTokenMemory(): TokenMemory {
  const entries = new Map<string, TokenClaims>();
  return {
    recall(name) {
      const claims = entries.get(name);
      if (claims && claims.expiresAt > Date.now()) return claims;
      if (claims) entries.delete(name);
      return undefined;
    },
    keep(name, claims) {
      const [oldest] = entries.keys();
      if (entries.size >= MOST_REMEMBERED && oldest !== undefined) entries.delete(oldest);
      entries.set(name, claims);
    },
  };
}
