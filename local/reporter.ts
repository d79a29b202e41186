export interface Reporter {
  say(line: string): void;
  ready(name: string, tookMs: number, time: "first" | "again"): void;
  died(name: string, how: string): void;
}

/** The few lines that a person at the console needs. */
export function createReporter(print: (line: string) => void): Reporter {
  return {
    say: print,
    ready(name, tookMs, time) {
      print(
        `  ✓ ${name.padEnd(12)} ${(tookMs / 1000).toFixed(1)} s${time === "again" ? " (back again)" : ""}`,
      );
    },
    died(name, how) {
      print(`  ✗ ${name} ${how}; it is being started again.`);
    },
  };
}
