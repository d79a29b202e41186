const LEAST_MS = 500;
/** A tenth of the time that an arbiter has for one request: a server that wants more is asked all the same. */
const MOST_MS = 30_000;
/** Those who were sent away together do not all come back at once. */
const SPREAD = 0.5;

/**
 * How long to wait by a Retry-After header, in seconds or as a date (RFC 9110, section 10.2.3), within bounds. Undefined where there is none that
 * can be read: then the retry policy says.
 */
export function retryAfterMs(header: string | null, chance = Math.random()): number | undefined {
  const asked = askedMs(header?.trim() ?? "");
  if (asked === undefined) return undefined;
  return Math.round(Math.min(MOST_MS, Math.max(LEAST_MS, asked) * (1 + SPREAD * chance)));
}

function askedMs(header: string): number | undefined {
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(header)
    ? Date.parse(header)
    : Number.NaN;
  return Number.isNaN(date) ? undefined : date - Date.now();
}
