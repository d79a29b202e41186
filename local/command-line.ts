import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The command line of a living process; undefined where there is no such process. */
export function commandLineOf(pid: number): string | undefined {
  try {
    // A slim container has /proc but no ps; a Mac the other way round.
    const text = existsSync("/proc/self/cmdline")
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
      : execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    // A process that has ended but was not yet waited for has an empty command line.
    return text.trim() || undefined;
  } catch {
    return undefined;
  }
}
