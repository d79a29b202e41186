import { runCommand } from "../runtime/run-command.ts";
import { createThrowAway } from "../test/stack/throw-away.ts";
import { load, machine } from "./machine.ts";
import { measure, scaleTable } from "./scale/measure.ts";
import { createScale, type ScaledService } from "./scale/scaled-service.ts";
import { measureSweep } from "./scale/sweep-steps.ts";

/** `npm run bench:scale -- [rows…]`: what grows with the number of transactions, as ratios to the fewest. */
await runCommand(async (_environment, onStop) => {
  const sizes = process.argv.slice(2).map(Number);
  console.log(`${machine()}\n`);
  const room = await createThrowAway();
  onStop(room.end);
  const scale = await createScale(room);
  onStop(scale.end);
  const services: ScaledService[] = [];
  for (const rows of sizes.length > 0 ? sizes : [1000, 100_000, 1_000_000]) {
    const began = performance.now();
    services.push(await scale.serve(rows));
    console.error(`${rows} rows seeded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  console.log(scaleTable(await measure(services, { rounds: 25, warmUps: 3 })));
  console.log(`\n${scaleTable(await measureSweep(services))}`);
  console.log(`\nLoad at the end: ${load()} (the run's own included).`);
});
