import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { createHttpArbiter } from "../integrations/arbiter/http-arbiter.ts";
import { createIpfs } from "../integrations/ipfs/create-ipfs.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";
import { createArbiterLoop } from "./example-arbiter/answer-requests.ts";
import { makeArbiterFolder, readArbiterFolder } from "./example-arbiter/arbiter-folder.ts";
import { createInboxReader } from "./example-arbiter/inbox-requests.ts";
import { createServiceApi, ServiceRefused } from "./example-arbiter/service-api.ts";
import { printable } from "./tx/printable.ts";

const USAGE = [
  "An arbiter outside the service, to begin your own with (docs/external-arbiter.md):",
  "  npm run example-arbiter -- init <folder>   makes its OpenPGP key",
  "  npm run example-arbiter -- <folder>        answers what is sealed to that key, until Ctrl-C",
].join("\n");

const EVERY_MS = 1000;
const RPC_TIMEOUT_MS = 10_000;

await runCommand(async (environment) => {
  const [first, second, ...more] = process.argv.slice(2);
  if (!first || more.length > 0 || (first === "init") !== (second !== undefined))
    throw new CannotStart(USAGE);
  if (second !== undefined) {
    console.log(
      `Register the key: npm run services -- add --name example --key ${await makeArbiterFolder(second)}`,
    );
    return;
  }
  const needed = required(environment, "CHAIN_RPC_URL", "IPFS_API_URL");
  const { privateKey, fingerprint, orionKey } = await readArbiterFolder(first);
  const baseUrl = environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
  const api = createServiceApi(baseUrl, orionKey);
  const inbox = await api.inboxOf(fingerprint).catch((error: unknown) => {
    throw new CannotStart(error instanceof ServiceRefused ? error.message : `Nothing answers at ${baseUrl}.`);
  });
  const look = createArbiterLoop({
    api,
    privateKey,
    requests: createInboxReader({ rpcUrl: needed.CHAIN_RPC_URL, inbox, timeoutMs: RPC_TIMEOUT_MS }),
    ipfs: createIpfs({ url: needed.IPFS_API_URL }),
    validator: createHttpArbiter({
      url: environment.VALIDATOR_URL ?? `http://localhost:${environment.VALIDATOR_PORT}`,
      apiKey: environment.VALIDATOR_API_KEY,
    }),
    say: (line) => console.log(printable(line)),
  });
  console.log(`Answering requests in the inbox ${inbox}, until Ctrl-C.`);
  await untilStopped(look);
});

async function untilStopped(look: () => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) void once(process, signal).then(() => stopping.abort());
  while (!stopping.signal.aborted) {
    await look().catch((error: unknown) =>
      console.log(`The inbox cannot be read: ${error instanceof Error ? error.message : "it failed"}`),
    );
    await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => "stopped");
  }
}
