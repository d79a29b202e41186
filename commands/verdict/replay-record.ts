import { CannotStart } from "../../runtime/cannot-start.ts";
import { parseExactly } from "./exact-json.ts";

/** A request and the verdict that was given on it, each as its exact JSON. */
export interface ReplayRecord {
  request: string;
  verdict: string;
}

const SHAPE = 'The file must hold {"request": …, "verdict": …}, or one such object on every line.';

export function writeRecord({ request, verdict }: ReplayRecord): string {
  return `{"request":${JSON.stringify(parseExactly(request))},"verdict":${verdict}}\n`;
}

/** One record, written in whatever way, or one on every line. */
export function readRecords(text: string): ReplayRecord[] {
  const whole = readRecord(text);
  if (whole) return [whole];
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line, index) => {
    const record = readRecord(line);
    if (!record) throw new CannotStart(`${SHAPE} Line ${index + 1} does not.`);
    return record;
  });
}

function readRecord(text: string): ReplayRecord | undefined {
  const given = parseOrNothing(text);
  if (typeof given !== "object" || given === null || !("request" in given) || !("verdict" in given))
    return undefined;
  return { request: JSON.stringify(given.request), verdict: JSON.stringify(given.verdict) };
}

function parseOrNothing(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    return undefined;
  }
}
