import { printable } from "./printable.ts";

const COLUMNS = 100;

/** Lines of at most 100 columns, each behind the indent; only a word that is longer than that stands out. */
export function wrap(text: string, indent: number): string[] {
  const room = COLUMNS - indent;
  const lines: string[] = [];
  for (const paragraph of printable(text).split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (line && line.length + 1 + word.length > room) {
        lines.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
  }
  return lines.map((line) => " ".repeat(indent) + line);
}

/** A name and its value; what does not fit goes on below the value's beginning. */
export function field(name: string, value: string, nameWidth = 14): string[] {
  const [first = "", ...rest] = wrap(value, nameWidth + 2);
  return [`  ${name.padEnd(nameWidth)}${first.slice(nameWidth + 2)}`, ...rest];
}

export function section(title: string, lines: readonly string[]): string {
  return [title, ...lines, ""].join("\n");
}
