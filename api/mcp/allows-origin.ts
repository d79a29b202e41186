import { isLoopback } from "../siwe/allowed-hosts.ts";

/** Which pages may call /mcp: the configured ones; without any, all of them, but of a service on loopback only its own and loopback's. */
export function createAllowsOrigin(
  baseUrl: string,
  uiUrl: string,
  configured: readonly string[] | undefined,
): (origin: string) => boolean {
  if (configured) {
    const allowed = new Set(configured.map((origin) => origin.toLowerCase()));
    return (origin) => allowed.has(origin);
  }
  // Elsewhere a credential is needed that no page has by itself; a page that rebinds its name reaches loopback without any network between.
  if (!isLoopback(new URL(baseUrl).hostname)) return () => true;
  const uiOrigin = new URL(uiUrl).origin;
  return (origin) => {
    const parsed = URL.parse(origin);
    return origin === uiOrigin || (parsed?.origin === origin && isLoopback(parsed.hostname));
  };
}
