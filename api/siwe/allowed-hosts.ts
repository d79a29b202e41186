/** Tells whether a sign-in message may name a host (with its port, as an address shows it). */
export type AllowsHost = (host: string) => boolean;

/** The hosts of the service and its pages and those that the operator added; while the service itself is on loopback, any loopback host. */
export function createAllowsHost(baseUrl: string, uiUrl: string, siweDomains: readonly string[]): AllowsHost {
  const hosts = new Set([
    new URL(baseUrl).host,
    new URL(uiUrl).host,
    ...siweDomains.map((host) => host.toLowerCase()),
  ]);
  const local = isLoopback(new URL(baseUrl).hostname);
  return (host) => {
    if (hosts.has(host.toLowerCase())) return true;
    const parsed = URL.parse(`http://${host}`);
    // Anything but a bare host and port, such as a user's name before it, is no host.
    if (!local || !parsed || parsed.href !== `http://${parsed.host}/` || parsed.username) return false;
    return isLoopback(parsed.hostname);
  };
}

export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
