import type { ValidationRequest } from "./request.ts";

const MAX_TEXTS = 64;
const MAX_LENGTH = 4000;
const MAX_DEPTH = 6;

/** A string of the request's context and metadata that a model would read, for the search for injected instructions. */
export interface FoundText {
  path: string;
  text: string;
}

/** The free texts around a transaction that a model or a person would read. Addresses and numbers are no texts. */
export function collectTexts({ proposed_tx = {}, metadata, context_logs }: ValidationRequest): FoundText[] {
  const texts: FoundText[] = [];
  const collect = (path: string, value: unknown, depth: number): void => {
    if (texts.length >= MAX_TEXTS || depth > MAX_DEPTH) return;
    if (typeof value === "string") {
      if (isText(value)) texts.push({ path, text: value.slice(0, MAX_LENGTH) });
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (isText(key)) texts.push({ path, text: key.slice(0, MAX_LENGTH) });
        collect(`${path}.${key.slice(0, 40)}`, inner, depth + 1);
      }
    }
  };
  collect("metadata", metadata, 0);
  collect("context_logs", context_logs, 0);
  for (const [key, value] of Object.entries(proposed_tx)) {
    if (key !== "data" && key !== "input" && key !== "transactions") collect(`proposed_tx.${key}`, value, 0);
  }
  for (const [index, transaction] of (proposed_tx.transactions ?? []).entries()) {
    for (const [key, value] of Object.entries(transaction)) {
      if (key !== "data" && key !== "input") collect(`proposed_tx.transactions.${index}.${key}`, value, 1);
    }
  }
  return texts;
}

/** What could hold a sentence: long enough, and neither a quantity nor a short piece of hex. */
function isText(value: string): boolean {
  return value.length >= 12 && !/^(?:0x[0-9a-fA-F]{0,64}|[\d.,eE+-]+)$/.test(value);
}
