import { hash, randomBytes } from "node:crypto";

/** A code that an agent shows its user: pending until they approve it, ready until the agent has fetched its key. */
export type ConnectionState = "pending" | "ready" | "consumed" | "expired";

/** However late it was approved, the agent has this long to fetch its key. */
export const READY_AT_LEAST_MS = 60_000;

/** How long a code that is over is told from one that never was. */
export const REMEMBERED_MS = 24 * 3_600_000;

const FORMAT = /^[0-9a-f]{32}$/;

/** A new code of 128 random bits. */
export function makeConnectionCode(): string {
  return randomBytes(16).toString("hex");
}

/** What is stored of a code and known to its workflow; undefined where the text cannot be one of ours. */
export function hashConnectionCode(code: string): string | undefined {
  return FORMAT.test(code) ? hash("sha256", code) : undefined;
}
