import packageJson from "../package.json" with { type: "json" };
import { CannotStart } from "../runtime/cannot-start.ts";
import { EnvironmentError, readEnvironment } from "../runtime/environment.ts";
import { createReporter } from "./reporter.ts";
import { runStack } from "./run-stack.ts";

/** `npm start`: everything on this machine, until Ctrl-C. */
const stopping = new AbortController();
// Ctrl-C under npm may arrive twice, from the terminal and from npm; the second one changes nothing.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopping.abort());

try {
  await runStack({
    environment: readEnvironment(),
    version: packageJson.version,
    reporter: createReporter((line) => console.log(line)),
    signal: stopping.signal,
  });
  process.exitCode = 0;
} catch (error) {
  const expected = error instanceof CannotStart || error instanceof EnvironmentError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
// Nothing that is still open may keep a process alive whose parts have all ended.
process.exit();
