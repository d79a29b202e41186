import { endStack } from "../stack/stack.ts";
import { PARTS } from "./killer.ts";
import { runStorm } from "./storm.ts";

/** `npm run test:faults [kills] [seed]`: the long form of the random kills, with the table of docs/reliability.md as its result. */
const [kills = 200, seed = Date.now() % 100_000] = process.argv.slice(2).map(Number);
try {
  const report = await runStorm({
    kills,
    seed,
    pauseMs: 2000,
    recoverWithinMs: 20_000,
    everyMs: 400,
    settleWithinMs: 600_000,
    say: (line) => console.error(line),
  });
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
  console.log(
    `| ${PARTS.join(" | ")} | kills | accepted | approvals | rejections | ordered | executed | took | settled after | promises broken |`,
  );
  console.log(`|${"---|".repeat(PARTS.length + 9)}`);
  const cells = [
    ...PARTS.map((part) => report.hits[part]),
    kills,
    report.accepted,
    report.approvals,
    report.rejections,
    report.ordered,
    report.executed,
    seconds(report.tookMs),
    seconds(report.settledAfterMs),
    report.violations.length,
  ];
  console.log(`| ${cells.join(" | ")} |`);
  console.log(`Seed ${seed}.`);
  for (const violation of report.violations) console.log(violation);
  // Where next to nothing was accepted, nothing was promised either, and the run says nothing.
  const saysSomething = report.accepted >= kills / 4 && report.executed > 0;
  if (!saysSomething) console.log("Too few requests were accepted for this run to count.");
  if (!saysSomething || report.violations.length > 0) process.exitCode = 1;
} finally {
  await endStack();
}
