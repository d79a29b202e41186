import { availableParallelism, cpus, loadavg } from "node:os";
import { runCommand } from "../runtime/run-command.ts";
import { compare } from "./compare.ts";
import { makeCallers } from "./load/callers.ts";
import { measureStatusReads, measureValidations } from "./measures/http-rows.ts";
import { bareWorkflowsPerSecond, transactionsPerSecond } from "./measures/many-transactions.ts";
import { measureVerdicts } from "./measures/verdicts.ts";
import { startStack } from "./stack.ts";
import { type Row, table } from "./table.ts";

/** Each call of POST /transactions in one minute comes from another caller, so that no limit is ever near. */
const CALLERS = 900;
const AT_ONCE = 150;

/** `npm run bench`: what the service costs on top of the parts it stands on, as ratios of one run. */
await runCommand(async (_environment, onStop) => {
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model}), load ${load()}\n`,
  );
  const stack = await startStack();
  onStop(stack.end);
  const callers = await makeCallers(stack.database, CALLERS);
  let next = 0;
  function take(count: number) {
    if (next + count > callers.length) next = 0;
    next += count;
    return callers.slice(next - count, next);
  }

  const throughput: Row = {
    ...(await compare(
      3,
      () => transactionsPerSecond(stack.ports, stack.database, take(AT_ONCE)),
      () => bareWorkflowsPerSecond(stack.temporal, AT_ONCE),
    )),
    what: "transactions judged and published, 16 clients",
    against: "that bare workflow, 16 clients",
    unit: "/s",
    goal: "≥ 0.7",
  };
  const [verdict, decided] = await measureVerdicts(stack, take);
  const rows = [
    verdict,
    decided,
    throughput,
    await measureStatusReads(stack, take(20)),
    await measureValidations(stack),
  ];
  console.log(table(rows));
  console.log(`\nLoad at the end: ${load()} (the run's own included).`);
});

function load(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(", ");
}
