/** Pretty where a reader looks, one row per line where the data is, so that a change shows as the rows it touches. */
export function tableText(
  head: Record<string, unknown>,
  parts: Readonly<Record<string, readonly unknown[] | Readonly<Record<string, readonly unknown[]>>>>,
): string {
  const heading = Object.entries(head).map(([key, value]) => `${line(key)}: ${line(value)}`);
  const body = Object.entries(parts).map(([key, part]) =>
    isList(part)
      ? `${line(key)}: ${rows(part, "    ", "  ")}`
      : `${line(key)}: {\n${Object.entries(part)
          .map(([group, list]) => `    ${line(group)}: ${rows(list, "      ", "    ")}`)
          .join(",\n")}\n  }`,
  );
  return `{\n  ${[...heading, ...body].join(",\n  ")}\n}\n`;
}

function isList(part: unknown): part is readonly unknown[] {
  return Array.isArray(part);
}

function rows(list: readonly unknown[], indent: string, closing: string): string {
  return `[\n${list.map((row) => `${indent}${line(row)}`).join(",\n")}\n${closing}]`;
}

function line(value: unknown): string {
  return JSON.stringify(value);
}
