import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { getAddress, isAddress } from "ethers";
import type { Database } from "../db/database.ts";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import {
  activeServices,
  everyService,
  findService,
  type ServiceRow,
} from "../db/verification-services/find-services.ts";
import { withServicesLocked } from "../db/verification-services/switch-service.ts";
import { PgpFailure } from "../integrations/pgp/pgp-failure.ts";
import { checkPublicKey } from "../integrations/pgp/public-key.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";
import { activeOnChain, describeService } from "./services/describe-services.ts";
import { ensureService } from "./services/ensure-service.ts";
import { openServicesOnChain, type ServicesOnChain } from "./services/services-on-chain.ts";
import { switchService } from "./services/switch.ts";

const USAGE = [
  "Verification services: whom requests may be sealed to, in the database and in the registry on chain.",
  "  npm run services -- list",
  "  npm run services -- add --name <name> --key <file with an armoured OpenPGP public key>",
  "  npm run services -- activate <id, inbox or fingerprint>",
  "  npm run services -- deactivate <id, inbox or fingerprint>",
  "Run again, each does what is left of it.",
].join("\n");

await runCommand(async (environment, onStop) => {
  const { action, which, name, key } = commandLine();
  const actions = new Map<string, (given: Given) => Promise<void>>([
    ["list", list],
    ["add", (given) => add(given, name, key)],
    ["activate", (given) => switchTo(given, which, true)],
    ["deactivate", (given) => switchTo(given, which, false)],
  ]);
  const run = actions.get(action ?? "");
  if (!run) throw new CannotStart(USAGE);
  const database = await openReadyDatabase(required(environment, "DATABASE_URL").DATABASE_URL);
  onStop(() => database.close());
  await run({ database, chain: await openServicesOnChain(environment, database) });
});

interface Given {
  readonly database: Database;
  readonly chain: ServicesOnChain;
}

async function list({ database, chain }: Given): Promise<void> {
  for (const service of await everyService(database.em)) await show(service, chain);
}

async function add({ database, chain }: Given, name: string | undefined, file: string | undefined) {
  if (!name || name.length > 100 || !file) throw new CannotStart(USAGE);
  const pgpPublicKey = await readFile(file, "utf8").catch(() => {
    throw new CannotStart(`${file} cannot be read.`);
  });
  const { fingerprint: pgpFingerprint } = await checkPublicKey(pgpPublicKey).catch((error: unknown) => {
    throw error instanceof PgpFailure ? new CannotStart(`${file}: ${error.message}`) : error;
  });
  if (pgpFingerprint.length !== 40)
    throw new CannotStart(`${file}: Give an OpenPGP key of version 4; gpg and others cannot seal to others.`);
  const service = await withServicesLocked(database.em, async () => {
    const present = await findService(database.em, { pgpFingerprint });
    if (present && (present.name !== name || present.builtIn))
      throw new CannotStart(`This key is the service ${present.id}'s, called ${present.name}.`);
    return ensureService(database.em, chain, { name, pgpPublicKey, pgpFingerprint, builtIn: false });
  });
  await show(service, chain);
}

async function switchTo({ database, chain }: Given, which: string | undefined, active: boolean) {
  const { em } = database;
  const found = await findService(em, nameOf(which));
  if (!found) throw new CannotStart(`There is no service ${which}; npm run services -- list shows them.`);
  await show(await withServicesLocked(em, () => switchService(em, chain, found.id, active)), chain);
  if ((await activeServices(em)).length === 0)
    console.log("No service is active now: nothing can be sealed, and such requests are answered 503.");
}

function nameOf(which = ""): Parameters<typeof findService>[1] {
  if (/^[1-9]\d{0,8}$/.test(which)) return { id: Number(which) };
  if (/^[0-9a-f]{40}$/i.test(which)) return { pgpFingerprint: which.toLowerCase() };
  if (isAddress(which)) return { inbox: getAddress(which) };
  throw new CannotStart(USAGE);
}

async function show(service: ServiceRow, { node, contracts }: ServicesOnChain): Promise<void> {
  const onChain = await activeOnChain(node, contracts.VerificationServicesRegistry, service.inbox);
  console.log(describeService(service, onChain));
}

function commandLine() {
  const text = { type: "string" } as const;
  try {
    const { values, positionals } = parseArgs({ options: { name: text, key: text }, allowPositionals: true });
    const [action, which, ...more] = positionals;
    if (more.length === 0) return { action, which, ...values };
  } catch {
    // Something that it does not know: the usage says what it does.
  }
  throw new CannotStart(USAGE);
}
