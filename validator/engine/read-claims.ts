import { parseQuantity } from "../calls/quantity.ts";
import type { Claims } from "./case.ts";
import type { ValidationRequest } from "./request.ts";

/**
 * What the request says of its own transaction. Preferences are the user's wishes for other transactions too and are
 * no claim about this one.
 */
export function readClaims({ proposed_tx = {}, metadata }: ValidationRequest): Claims {
  const places: Record<string, unknown>[] = [
    proposed_tx,
    proposed_tx.metadata ?? {},
    proposed_tx.context ?? {},
    metadata ?? {},
  ];
  return {
    slippageBips: readSlippage(places.slice(0, 3)),
    protocol: proposed_tx.protocol || undefined,
    validUntil: readEnd(places),
  };
}

function readSlippage(places: readonly Record<string, unknown>[]): number | undefined {
  for (const place of places) {
    for (const key of ["slippage_bps", "slippageBps", "slippage_bips"]) {
      const given = place[key];
      const bips = typeof given === "number" || typeof given === "string" ? Number(given) : Number.NaN;
      if (given !== "" && Number.isFinite(bips) && bips >= 0) return bips;
    }
  }
  return undefined;
}

/** The earliest end that is told; a time to live counts from when the request was made. */
function readEnd(places: readonly Record<string, unknown>[]): bigint | undefined {
  let end: bigint | undefined;
  for (const place of places) {
    for (const given of [place.validTo, place.valid_to, place.deadline, lifetimeEnd(place)]) {
      const at = parseSeconds(given);
      if (at !== undefined && (end === undefined || at < end)) end = at;
    }
  }
  return end;
}

function lifetimeEnd({ ttl_secs, generated_at_unix }: Record<string, unknown>): string | undefined {
  const [lifetime, from] = [parseQuantity(ttl_secs), parseQuantity(generated_at_unix)];
  return lifetime === undefined || from === undefined ? undefined : (from + lifetime).toString();
}

/** Unix seconds or an ISO 8601 time. */
function parseSeconds(given: unknown): bigint | undefined {
  if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}T/.test(given)) return parseQuantity(given);
  const time = Date.parse(given);
  return Number.isFinite(time) ? BigInt(Math.floor(time / 1000)) : undefined;
}
