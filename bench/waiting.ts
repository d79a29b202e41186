import { runCommand } from "../runtime/run-command.ts";
import { load, machine } from "./machine.ts";
import { measureWaiting } from "./scale/waiting-memory.ts";
import { startStack } from "./stack.ts";

/** `npm run bench:waiting -- [thousands]`: what waiting transactions beyond the worker's cache cost in memory. */
await runCommand(async (_environment, onStop) => {
  const [thousands = 2] = process.argv.slice(2).map(Number);
  console.log(`${machine()}\n`);
  const stack = await startStack({ inspected: true });
  onStop(stack.end);
  console.log(await measureWaiting(stack, thousands));
  console.log(`\nLoad at the end: ${load()} (the run's own included).`);
});
