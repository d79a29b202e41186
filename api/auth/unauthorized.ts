import { type Detail, Refusal } from "../refusal.ts";

/** A missing or bad credential. RFC 9110, 11.6.1: a 401 names at least one scheme. */
export function unauthorized(message: string, details?: readonly Detail[]): Refusal {
  const headers = { "www-authenticate": "Bearer" };
  return new Refusal(401, message, details ? { headers, details } : { headers });
}

export const forbidden = (message: string) => new Refusal(403, message);
