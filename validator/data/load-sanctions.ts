import { readFileSync } from "node:fs";
import builtIn from "./sanctions.json" with { type: "json" };

/** Sanctioned addresses in lower case with the name they are listed under. */
export interface SanctionsList {
  date: string;
  sources: string[];
  entries: Record<string, string>;
}

/** The operator's list cannot be used; the arbiter must not start without it. */
export class UnreadableSanctionsList extends Error {}

const LINE = /^\s*(0x[0-9a-fA-F]{40})\s*(?:[,;\t]\s*(.*?))?\s*$/;

/**
 * The built-in list, and an operator's own in addition: JSON `{published, source, active: {address: name}}`, or lines
 * of `address` or `address,name` with `#` comments.
 */
export function loadSanctions(path: string | undefined): SanctionsList {
  const list: SanctionsList = { date: builtIn.date, sources: [builtIn.source], entries: builtIn.entries };
  if (path === undefined) return list;
  const own = parseList(readList(path));
  if (Object.keys(own.entries).length === 0) {
    throw new UnreadableSanctionsList("SANCTIONS_LIST_PATH names a file without a single address.");
  }
  return {
    date: [own.date, list.date].toSorted().at(-1) ?? list.date,
    sources: [...list.sources, ...own.sources],
    entries: { ...list.entries, ...own.entries },
  };
}

function readList(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new UnreadableSanctionsList("SANCTIONS_LIST_PATH names a file that cannot be read.");
  }
}

function parseList(text: string): SanctionsList {
  return text.trimStart().startsWith("{") ? parseJsonList(text) : parseLines(text);
}

function parseLines(text: string): SanctionsList {
  const entries: Record<string, string> = {};
  for (const [index, line] of text.split("\n").entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const match = LINE.exec(line);
    if (!match?.[1])
      throw new UnreadableSanctionsList(`SANCTIONS_LIST_PATH: line ${index + 1} is not an address.`);
    entries[match[1].toLowerCase()] = match[2] || "operator's list";
  }
  return { date: "", sources: ["operator's list"], entries };
}

function parseJsonList(text: string): SanctionsList {
  const unreadable = new UnreadableSanctionsList(
    'SANCTIONS_LIST_PATH must hold JSON like {"published": "2026-01-31", "active": {"0x…": "name"}}, or lines of addresses.',
  );
  let parsed: { published?: unknown; source?: unknown; active?: unknown };
  try {
    parsed = JSON.parse(text);
  } catch {
    throw unreadable;
  }
  if (typeof parsed.active !== "object" || parsed.active === null) throw unreadable;
  const entries: Record<string, string> = {};
  for (const [address, name] of Object.entries(parsed.active)) {
    if (!/^0x[0-9a-fA-F]{40}$/.test(address)) throw unreadable;
    entries[address.toLowerCase()] = String(name);
  }
  return {
    date: typeof parsed.published === "string" ? parsed.published : "",
    sources: [typeof parsed.source === "string" ? parsed.source : "operator's list"],
    entries,
  };
}
