import { runCommand } from "../runtime/run-command.ts";
import { makeCallers } from "./load/callers.ts";
import { corpusRequests } from "./load/corpus-requests.ts";
import { load, machine } from "./machine.ts";
import { measureThroughput } from "./measures/many-transactions.ts";
import { measureStatusReads } from "./measures/status-reads.ts";
import { validationsRow } from "./measures/validations.ts";
import { measureVerdicts } from "./measures/verdicts.ts";
import { startStack } from "./stack.ts";
import { table } from "./table.ts";

/** Each call of POST /transactions in one minute comes from another caller, so that no limit is ever near. */
const CALLERS = 900;

/** `npm run bench`: what the service costs on top of the parts it stands on, as ratios of one run. */
await runCommand(async (_environment, onStop) => {
  console.log(`${machine()}\n`);
  const stack = await startStack();
  onStop(stack.end);
  const callers = await makeCallers(stack.database, CALLERS);
  let next = 0;
  function take(count: number) {
    if (next + count > callers.length) next = 0;
    next += count;
    return callers.slice(next - count, next);
  }

  const throughput = await measureThroughput(stack, take);
  const [verdict, decided] = await measureVerdicts(stack, take);
  const rows = [
    verdict,
    decided,
    ...throughput,
    await measureStatusReads(stack, take(20)),
    await validationsRow({ validator: stack.ports.validator, echo: stack.ports.bareEcho }, corpusRequests()),
  ];
  console.log(table(rows));
  console.log(`\nLoad at the end: ${load()} (the run's own included).`);
});
