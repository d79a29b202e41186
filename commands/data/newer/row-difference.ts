const MOST_SHOWN = 20;
/** Lines of a table's head, with its sources, and of its frame. */
const NO_ROW =
  /^(?:"(?:version|date|sources|everyday)": |\{"version":|[[\]{}]*$|"[^"]*": [[{]$|"[^"]* \([\w.-]+\)"$)/;
/** A source that a table loses more than a tenth of its rows by has changed its ways. */
const MOST_LOST = 0.1;

/** Which rows a table has more and which fewer than before; tables have one row on a line. Empty where it is the same. */
export function rowDifference(before: string, after: string): string[] {
  const [old, fresh] = [rowsOf(before), rowsOf(after)];
  const gone = [...old].filter((row) => !fresh.has(row));
  const come = [...fresh].filter((row) => !old.has(row));
  if (gone.length + come.length === 0) return [];
  return [`${come.length} rows more, ${gone.length} fewer`, ...shown("+", come), ...shown("-", gone)];
}

/** Whether a table would lose so many rows that it is more likely that its source changed than that so much is gone. */
export function losesTooMany(before: string, after: string): boolean {
  const [old, fresh] = [rowsOf(before).size, rowsOf(after).size];
  return fresh < old * (1 - MOST_LOST);
}

function rowsOf(text: string): ReadonlySet<string> {
  const lines = text.split("\n").map((line) => line.trim().replace(/,$/, ""));
  return new Set(lines.filter((line) => line !== "" && !NO_ROW.test(line)));
}

function shown(sign: string, rows: readonly string[]): string[] {
  const lines = rows.slice(0, MOST_SHOWN).map((row) => `  ${sign} ${row}`);
  const more = rows.length - lines.length;
  return more > 0 ? [...lines, `  ${sign} … and ${more} more`] : lines;
}
