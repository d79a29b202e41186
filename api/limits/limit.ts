/** How often one client address, user or API key may call within a minute. */
export interface Limit {
  readonly per: "ip" | "user" | "key";
  readonly perMinute: number;
  /** Routes with the same bucket spend from it together; a route's own by default. */
  readonly bucket?: string;
}

export const perIp = (perMinute: number): Limit => ({ per: "ip", perMinute });
/** Counts callers with a token or a signature. */
export const perUser = (perMinute: number): Limit => ({ per: "user", perMinute });
export const perKey = (perMinute: number): Limit => ({ per: "key", perMinute });

/** A wallet's signature costs milliseconds to check, so whoever sends them shares one small bucket. */
export const SIGNATURE_CHECKS: Limit = { per: "ip", perMinute: 60, bucket: "signature-checks" };

/** A sealed message costs milliseconds to open, whichever route opens it, so what a caller has opened is counted together. */
export const OPENINGS: readonly Limit[] = (["user", "key"] as const).map((per) => ({
  per,
  perMinute: 120,
  bucket: "openings",
}));

/** What one caller sends to /mcp, by whichever method, is counted together; what its tools do is counted where it is done, too. */
export const MCP_CALLS: readonly Limit[] = (["user", "key"] as const).map((per) => ({
  per,
  perMinute: 600,
  bucket: "mcp",
}));

/** Whether some call of the route can be refused for its number: also those that come with a signature are counted. */
export function isLimited(route: { method: string; auth: unknown; limits?: readonly Limit[] }): boolean {
  const { auth } = route;
  // How high the configured limit is makes no difference here.
  return limitsOf(route, 1).length > 0 || (Array.isArray(auth) && auth.includes("signature"));
}

/**
 * The limits of a route: those it declares, and where anyone may send something without one per client address, the
 * generous one that all such routes share. Elsewhere a body is read only after its sender is known.
 */
export function limitsOf(
  route: { method: string; auth: unknown; limits?: readonly Limit[] },
  publicPostsPerMinute: number,
): readonly Limit[] {
  const declared = route.limits ?? [];
  if (route.auth !== "public" || route.method === "GET" || declared.some(({ per }) => per === "ip"))
    return declared;
  return [...declared, { per: "ip", perMinute: publicPostsPerMinute, bucket: "public-posts" }];
}
