import type { ValidationRequest } from "./request.ts";

/** When the intent was written, as far as the request says: durations and clock times count from there. */
export function findAnchor({ proposed_tx, metadata }: ValidationRequest, evaluatedAt: number): number {
  const places: (Readonly<Record<string, unknown>> | undefined)[] = [
    metadata,
    proposed_tx?.metadata,
    proposed_tx?.context,
    proposed_tx,
  ];
  for (const place of places) {
    const time = parseTime(place?.generated_at_unix) ?? parseTime(place?.generated_at);
    if (time !== undefined) return time;
  }
  return evaluatedAt;
}

/** Numbers above this are milliseconds: as seconds they would be the year 5138. */
const MOST_SECONDS = 100_000_000_000;

/** Unix seconds or milliseconds, as a number or in digits, or an ISO 8601 date. */
function parseTime(given: unknown): number | undefined {
  if (typeof given === "number" || (typeof given === "string" && /^\d{1,15}$/.test(given))) {
    const number = Number(given);
    const time = number > MOST_SECONDS ? number : number * 1000;
    return isTime(time) ? time : undefined;
  }
  if (typeof given !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(given)) return undefined;
  const time = Date.parse(given);
  return isTime(time) ? time : undefined;
}

/** The range of Date, less what a deadline can add to it. */
function isTime(time: number): boolean {
  return Number.isFinite(time) && time >= 0 && time < 8e15;
}
