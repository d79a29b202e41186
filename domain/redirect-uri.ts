/** Schemes that browsers or systems give a meaning of their own, so that no application can have them for itself. */
const TAKEN_SCHEMES = new Set([
  "javascript:",
  "data:",
  "file:",
  "blob:",
  "filesystem:",
  "vbscript:",
  "view-source:",
  "about:",
  "ws:",
  "wss:",
  "ftp:",
  "mailto:",
  "tel:",
  "sms:",
]);

/** `http` on loopback, with the port that RFC 8252, 7.3 lets change. */
const LOOPBACK = /^(http:\/\/(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/i;
const MOST_CHARACTERS = 2048;

/** Why a client may not be sent to this address, as the end of a sentence; undefined where it may. */
export function whyNoRedirectUri(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return `longer than ${MOST_CHARACTERS} characters`;
  if (/[^\x21-\x7e]|[\\"<>^`{|}]/.test(text)) return "not an address as RFC 3986 writes them";
  const url = URL.parse(text);
  if (!url) return "not an absolute address";
  if (text.includes("#")) return "an address with a fragment";
  if (url.username || url.password || /^[^/?]*\/\/[^/?]*@/.test(text)) return "an address with a user's name";
  if (url.protocol === "https:") return url.hostname ? undefined : "an address without a host";
  if (url.protocol === "http:")
    return LOOPBACK.test(text) ? undefined : "http beyond this machine; use https";
  return TAKEN_SCHEMES.has(url.protocol) ? `of the scheme ${url.protocol}` : undefined;
}

export function isLoopbackRedirect(uri: string): boolean {
  return LOOPBACK.test(uri);
}

/** Exactly one of the registered ones, save the port of a loopback address. */
export function isRegisteredRedirect(uri: string, registered: readonly string[]): boolean {
  const withoutPort = portless(uri);
  return registered.some((one) => one === uri || (LOOPBACK.test(one) && portless(one) === withoutPort));
}

function portless(uri: string): string {
  return uri.replace(LOOPBACK, "$1");
}

/** Adds parameters to a redirect address and leaves the rest as the client wrote it. */
export function redirectWith(
  uri: string,
  parameters: Readonly<Record<string, string | null | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== null) query.set(name, value);
  return `${uri}${uri.includes("?") ? "&" : "?"}${query}`;
}

/** Where a redirect leads, for people: a host, or the scheme of an application. */
export function redirectHost(uri: string): string {
  const { protocol, host } = new URL(uri);
  if (protocol === "https:" || protocol === "http:") return host;
  return host ? `${protocol}//${host}` : protocol;
}
