import { type DestinationStream, pino } from "pino";

const WARNING = 40;

/**
 * Lines are written together, at the latest after a moment, because a write of its own for every request costs as much as
 * its query; a warning is written at once. What a killed process may leave unwritten is that moment's requests.
 */
export function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, minLength: 12_288, periodicFlush: 100 });
  process.once("exit", () => output.flushSync());
  const destination = {
    /** Asks pino to say the level of what it writes. */
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (destination.lastLevel >= WARNING) output.flushSync();
    },
  };
  return destination;
}
