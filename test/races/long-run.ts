import { DefaultLogger, Runtime } from "@temporalio/worker";
import { endStack } from "../stack/stack.ts";
import { racesWorld, runRaces } from "./run-races.ts";

/** `npm run test:races -- [count] [seed]`: the long form of the races, with the table of docs/reliability.md as its result. */
const [count = 400, seed = Date.now() % 100_000] = process.argv.slice(2).map(Number);
const executionTtlMs = 3000;
Runtime.install({ logger: new DefaultLogger("ERROR", () => {}), shutdownSignals: [] });
try {
  const began = Date.now();
  const world = await racesWorld(executionTtlMs);
  try {
    const { ends, contested, differences, workers } = await runRaces(world, {
      count,
      seed,
      atOnce: 16,
      executionTtlMs,
    });
    console.log("| end | transactions |\n|---|---|");
    for (const [end, times] of [...ends].sort()) console.log(`| ${end} | ${times} |`);
    console.log(
      `\n${count} transactions, ${contested} of them with two contenders or more beside the deadline, ${workers.size} worker processes, ` +
        `${Math.round((Date.now() - began) / 1000)} s, seed ${seed}, differences: ${differences.length}.`,
    );
    for (const difference of differences) console.log(difference);
    if (differences.length > 0 || workers.size < 2) process.exitCode = 1;
  } finally {
    await world.close();
  }
} finally {
  await endStack();
  await Runtime.instance().shutdown();
}
