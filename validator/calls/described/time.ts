import { parseQuantity } from "../../decimals/quantity.ts";

/** Later than this are milliseconds, or no time that anybody means. */
const LATEST = 100_000_000_000n;

/** Unix seconds, or an ISO 8601 date; undefined for anything else. */
export function readTime(given: unknown): bigint | undefined {
  const seconds = parseQuantity(given);
  if (seconds !== undefined) return seconds < LATEST ? seconds : undefined;
  if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(given)) return undefined;
  const time = Date.parse(given);
  return Number.isFinite(time) && time >= 0 ? BigInt(Math.floor(time / 1000)) : undefined;
}
