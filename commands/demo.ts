import { CannotStart } from "../runtime/cannot-start.ts";
import { runCommand } from "../runtime/run-command.ts";
import { demonstrateConnection } from "./demo/connect.ts";
import { demonstrateCustody } from "./demo/custody.ts";
import { demonstrateTransfers } from "./demo/transfers.ts";

const DEMONSTRATIONS = new Map<string, typeof demonstrateCustody>([
  ["transfers", demonstrateTransfers],
  ["connect", demonstrateConnection],
  ["custody", demonstrateCustody],
]);

/** Plays against a running service: npm run demo, npm run demo -- connect. */
await runCommand(async (environment) => {
  const [name = "transfers"] = process.argv.slice(2);
  const demonstrate = DEMONSTRATIONS.get(name);
  if (!demonstrate)
    throw new CannotStart(`There are these demonstrations: ${[...DEMONSTRATIONS.keys()].join(", ")}.`);
  const baseUrl = environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
  const { TEMPORAL_UI_PORT: uiPort, TEMPORAL_NAMESPACE: namespace } = environment;
  const began = performance.now();
  await demonstrate(baseUrl, `http://localhost:${uiPort}/namespaces/${namespace}/workflows`, environment);
  console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
});
