/** A sanctions list cannot be used; the arbiter must not start without it. */
export class UnreadableSanctionsList extends Error {}

/** One list as a file holds it: sanctioned addresses in lower case with the name they are listed under. */
export interface ParsedSanctions {
  /** The day of its publication, as 2026-01-31; empty where the list does not say. */
  date: string;
  source: string;
  entries: Record<string, string>;
}

const LINE = /^\s*(0x[0-9a-fA-F]{40})\s*(?:[,;\t]\s*(.*?))?\s*$/;
const PUBLISHED = /^\s*#\s*published:?\s*(\d{4}-\d\d-\d\d)\s*$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Reads a list in one of two forms: JSON `{published, source, active: {address: name}}`, or lines of `address` or
 * `address,name` with `#` comments, of which `# published: 2026-01-31` dates the list. `label` is what errors call it.
 */
export function parseSanctions(text: string, label: string): ParsedSanctions {
  const list = text.trimStart().startsWith("{") ? parseJson(text, label) : parseLines(text, label);
  if (Object.keys(list.entries).length === 0) {
    throw new UnreadableSanctionsList(`${label} names a file without a single address.`);
  }
  return list;
}

function parseLines(text: string, label: string): ParsedSanctions {
  const list: ParsedSanctions = { date: "", source: "operator's list", entries: {} };
  for (const [index, line] of text.split("\n").entries()) {
    list.date = PUBLISHED.exec(line)?.[1] ?? list.date;
    if (/^\s*(?:#|$)/.test(line)) continue;
    const match = LINE.exec(line);
    if (!match?.[1]) throw new UnreadableSanctionsList(`${label}: line ${index + 1} is not an address.`);
    list.entries[match[1].toLowerCase()] = match[2] || list.source;
  }
  return list;
}

function parseJson(text: string, label: string): ParsedSanctions {
  const unreadable = new UnreadableSanctionsList(
    `${label} must hold JSON like {"published": "2026-01-31", "active": {"0x…": "name"}}, or lines of addresses.`,
  );
  let parsed: { published?: unknown; source?: unknown; active?: unknown };
  try {
    parsed = JSON.parse(text);
  } catch {
    throw unreadable;
  }
  if (typeof parsed.active !== "object" || parsed.active === null) throw unreadable;
  const date = parsed.published ?? "";
  if (typeof date !== "string" || (date !== "" && !DAY.test(date))) throw unreadable;
  const entries: Record<string, string> = {};
  for (const [address, name] of Object.entries(parsed.active)) {
    if (!/^0x[0-9a-fA-F]{40}$/.test(address)) throw unreadable;
    entries[address.toLowerCase()] = String(name);
  }
  return {
    date,
    source: typeof parsed.source === "string" ? parsed.source : "operator's list",
    entries,
  };
}
