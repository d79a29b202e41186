import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";

const TAIL_BYTES = 8192;
/** Lines for programs (JSON) and the decoration of a Node crash around its message. */
const NOT_FOR_PEOPLE = /^\s*([{}\]^]|at |Node\.js v|$)/;

/** The last plain line that a program wrote to its log: mostly the reason why it ended. */
export function lastWords(logFile: string): string | undefined {
  if (!existsSync(logFile)) return undefined;
  const file = openSync(logFile, "r");
  try {
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    readSync(file, tail, 0, tail.length, size - tail.length);
    const lines = tail.toString("utf8").split("\n");
    return lines.findLast((line) => !NOT_FOR_PEOPLE.test(line))?.trim();
  } finally {
    closeSync(file);
  }
}
