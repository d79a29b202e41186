import { CannotStart } from "./cannot-start.ts";
import { type Environment, EnvironmentError, inheritedEnvironment, readEnvironment } from "./environment.ts";
import { withKeptAddresses } from "./kept-addresses.ts";
import { describeError } from "./log.ts";

/** The life of a command: it runs once, says what it did, closes what it opened, and its exit code tells whether it worked. */
export async function runCommand(
  command: (environment: Environment, onStop: (close: () => Promise<void> | void) => void) => Promise<void>,
): Promise<void> {
  const closing: (() => Promise<void> | void)[] = [];
  try {
    await command(
      readEnvironment(withKeptAddresses(inheritedEnvironment({}))),
      (close) => void closing.push(close),
    );
  } catch (error) {
    const meantForPeople = error instanceof EnvironmentError || error instanceof CannotStart;
    process.stderr.write(`${meantForPeople ? error.message : JSON.stringify(describeError(error))}\n`);
    process.exitCode = 1;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
