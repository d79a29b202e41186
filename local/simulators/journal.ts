import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { writeWhole } from "../write-whole.ts";

export interface Journal<T> {
  get(id: string): T | undefined;
  all(): IterableIterator<T>;
  /** Returns once the record outlives a kill of this process. */
  put(record: T): void;
}

/** Records by id in one file, a line for each change; at the next start the last line of each id counts. */
export function openJournal<T extends { readonly id: string }>(file: string): Journal<T> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const records = new Map<string, T>();
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const record = parse<T>(line);
    if (record) records.set(record.id, record);
  }
  writeWhole(file, [...records.values()].map(lineOf).join(""));
  return {
    get: (id) => records.get(id),
    all: () => records.values(),
    put(record) {
      appendFileSync(file, lineOf(record));
      records.set(record.id, record);
    },
  };
}

const lineOf = (record: unknown) => `${JSON.stringify(record)}\n`;

/** A kill while a line was being written leaves a part of it, which nobody was told about yet. */
function parse<T>(line: string): T | undefined {
  try {
    return JSON.parse(line) as T;
  } catch {
    return undefined;
  }
}
