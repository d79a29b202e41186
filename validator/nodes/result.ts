import { withChecksums } from "../addresses/address.ts";
import type { NodeResult } from "../case/verdict.ts";

/** What a FAIL owes its reader. */
export interface Difference {
  expected: unknown;
  actual: unknown;
  remedy: string;
  [more: string]: unknown;
}

export function pass(
  confidence: number,
  reasoning: string,
  details: Record<string, unknown> = {},
): NodeResult {
  return result("PASS", confidence, reasoning, details);
}

export function fail(confidence: number, reasoning: string, details: Difference): NodeResult {
  return result("FAIL", confidence, reasoning, details);
}

/** A check that does not apply has no opinion, hence no confidence to give. */
export function skip(reasoning: string, details: Record<string, unknown> = {}): NodeResult {
  return result("SKIP", 0, reasoning, details);
}

function result(
  status: NodeResult["status"],
  confidence: number,
  reasoning: string,
  details: Record<string, unknown>,
): NodeResult {
  return { status, confidence, reasoning: withChecksums(reasoning), details: shown(details) };
}

/** Details as they are read: addresses with their checksum, however deep they stand. A `text` quotes the intent and stays as it is. */
function shown<Value>(value: Value): Value {
  if (typeof value === "string") return withChecksums(value) as Value;
  if (typeof value !== "object" || value === null) return value;
  // Most have nothing to change, and every check of every request comes by here.
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(value)) {
    if (key === "text") continue;
    const inner = (value as Record<string, unknown>)[key];
    const changed = shown(inner);
    if (changed === inner) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = changed;
  }
  return (copy ?? value) as Value;
}
