import { parseQuantity } from "../decimals/quantity.ts";

import type { ValidationRequest } from "./request.ts";

export interface Claims {
  slippageBips: number | undefined;
  protocol: string | undefined;
  /** Unix seconds until which the transaction is said to be good: `validTo`, `deadline`, or a time to live. */
  validUntil?: bigint | undefined;
}

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
    for (const [key, given] of Object.entries(place)) {
      const scale = SLIPPAGE.test(key) ? scaleOf(key, given) : undefined;
      if (scale === undefined) continue;
      const told = typeof given === "string" ? given.trim().replace(/%$/, "") : given;
      const bips = typeof told === "number" || typeof told === "string" ? Number(told) : Number.NaN;
      if (told !== "" && Number.isFinite(bips) && bips >= 0) return bips * scale;
    }
  }
  return undefined;
}

const SLIPPAGE = /^(?:max_?)?slippage(?:_?tolerance)?(?:_?(?:bps|bips|percent|pct))?$/i;

/** Basis points by the key's unit or the value's; a bare number may be either and claims nothing. */
function scaleOf(key: string, given: unknown): number | undefined {
  if (/bi?ps$/i.test(key)) return 1;
  const isPercent =
    /(?:percent|pct)$/i.test(key) || (typeof given === "string" && given.trim().endsWith("%"));
  return isPercent ? 100 : undefined;
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
