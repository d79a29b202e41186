import { isLoopback } from "../siwe/allowed-hosts.ts";

/** Which pages may call /mcp: the configured ones; without any, all of them, but of a service on loopback only its own and loopback's. */
export function createAllowsOrigin(
  baseUrl: string,
  uiUrl: string,
  configured: readonly string[] | undefined,
): (origin: string) => boolean {
  if (configured) {
    const allowed = new Set(configured.map(asSent));
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

/** An origin in the form in which browsers send it: in lower case, without its scheme's own port, nothing after the host. */
function asSent(configured: string): string {
  const origin = URL.parse(configured)?.origin;
  // Schemes that browsers know nothing of, such as an editor's, have no origin of their own here.
  return origin && origin !== "null" ? origin : configured.toLowerCase().replace(/\/$/, "");
}
