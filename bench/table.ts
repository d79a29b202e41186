/** One line: a figure, and where there is one the baseline's of the same run. */
export interface Row {
  readonly ours: number;
  readonly bare?: number;
  readonly what: string;
  readonly against?: string;
  readonly unit: "µs" | "ms" | "/s";
  readonly goal: string;
}

/** Markdown, since the same table stands in docs/performance.md. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, against, unit, goal, ours, bare }) => [
    what,
    show(ours, unit),
    against ?? "–",
    bare === undefined ? "–" : show(bare, unit),
    bare === undefined ? "–" : (ours / bare).toFixed(2),
    goal,
  ]);
  const head = ["measured", "here", "against", "there", "ratio", "goal"];
  const widths = head.map((name, column) =>
    Math.max(...[head, ...cells].map((row) => row[column]?.length ?? name.length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...cells.map(line)].join(
    "\n",
  );
}

function show(value: number, unit: Row["unit"]): string {
  if (unit === "µs") return `${value.toFixed(0)} µs`;
  return unit === "ms" ? `${value.toFixed(1)} ms` : `${value >= 100 ? value.toFixed(0) : value.toFixed(1)}/s`;
}
