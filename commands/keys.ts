import { parseArgs } from "node:util";
import { createApiKey, revokeApiKey } from "../db/accounts/api-keys.ts";
import { listServerKeys } from "../db/accounts/list-api-keys.ts";
import type { Database } from "../db/database.ts";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { createCipher, SecretCannotBeOpened } from "../db/secrets/cipher.ts";
import { rotateSigningKey } from "../db/secrets/signing-keys.ts";
import { KEY_LABELS } from "../domain/key-types.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import { encryptionKeys } from "../runtime/encryption-keys.ts";
import type { Environment } from "../runtime/environment.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";
import { rotateOrion } from "./services/rotate-orion.ts";
import { openServicesOnChain } from "./services/services-on-chain.ts";

const USAGE = [
  "Make, list and revoke the operator's keys, and rotate the key that tokens are signed with:",
  `  npm run keys -- create --type admin|orion --name <name> [--label ${KEY_LABELS.join("|")}]`,
  "  npm run keys -- list",
  "  npm run keys -- revoke <id>",
  "Have another key sign tokens from now on; those that are out stay good until they expire:",
  "  npm run keys -- rotate-signing",
  "Have requests sealed to another key of orion's; what was sealed to those before is opened as ever:",
  "  npm run keys -- rotate-orion [--retire-old]",
].join("\n");

await runCommand(async (environment, onStop) => {
  const { action, id, options } = commandLine();
  const actions = { create, list, revoke, "rotate-signing": rotateSigning, "rotate-orion": rotateOrionKey };
  const run = new Map(Object.entries(actions)).get(action ?? "");
  if (!run) throw new CannotStart(USAGE);
  const database = await openReadyDatabase(required(environment, "DATABASE_URL").DATABASE_URL);
  onStop(() => database.close());
  await run(database, { id, ...options }, environment);
});

interface Given {
  id?: string | undefined;
  type?: string;
  label?: string;
  name?: string;
  "retire-old"?: boolean;
}

async function create(database: Database, { type, label: givenLabel, name }: Given): Promise<void> {
  const label = KEY_LABELS.find((one) => one === givenLabel);
  if ((type !== "admin" && type !== "orion") || (givenLabel !== undefined && !label))
    throw new CannotStart(USAGE);
  if (!name || name.length > 100) throw new CannotStart("Give the key a --name of at most 100 characters.");
  const { key, secret } = await createApiKey(database.em, { type, name, ...(label ? { label } : {}) });
  console.log(
    `${type} key ${key.id}, label ${key.label}. Its secret is shown now and never again:\n${secret}`,
  );
}

async function list(database: Database): Promise<void> {
  const keys = await listServerKeys(database.em);
  if (keys.length === 0) console.log("There are no admin or orion keys.");
  for (const key of keys) {
    const state = key.revokedAt ? "revoked" : "active";
    const used = key.lastUsedAt ? `last used ${key.lastUsedAt.toISOString()}` : "never used";
    console.log([key.id, key.type, key.label, state, used, `${key.prefix}…`, key.name].join("  "));
  }
}

/** Any key, a user's too: the operator answers for leaked ones. */
async function revoke(database: Database, { id }: Given): Promise<void> {
  if (!id || !/^[0-9a-f-]{36}$/i.test(id)) throw new CannotStart(USAGE);
  const key = await revokeApiKey(database.em, id);
  if (!key) throw new CannotStart(`There is no key ${id}.`);
  console.log(`${key.type} key ${key.id} is revoked.`);
}

/** Running API processes notice it by themselves: when they sign the next token, and at the first token of the new key. */
async function rotateSigning(database: Database, _: Given, environment: Environment): Promise<void> {
  const cipher = createCipher(await encryptionKeys(environment));
  const kid = await rotateSigningKey(database.em, cipher).catch(sayWhatCannotBeOpened);
  console.log(
    `Key ${kid} signs from now on, in running processes within seconds; the one before verifies for another 30 days.`,
  );
}

/** Running processes ask for keys and services at every request, so there is nothing for them to notice. */
async function rotateOrionKey(database: Database, given: Given, environment: Environment): Promise<void> {
  const cipher = createCipher(await encryptionKeys(environment));
  const chain = await openServicesOnChain(environment, database);
  const retiresOld = given["retire-old"] === true;
  const { orion, earlier } = await rotateOrion(database, cipher, chain, { retiresOld }).catch(
    sayWhatCannotBeOpened,
  );
  console.log(
    `Requests are sealed to the key ${orion.pgpFingerprint} (service ${orion.id}, inbox ${orion.inbox}) from now on, by every running process.`,
  );
  for (const { id, pgpFingerprint } of earlier)
    console.log(
      `Clients may seal to the key ${pgpFingerprint} until you run: npm run services -- deactivate ${id}`,
    );
}

function sayWhatCannotBeOpened(error: unknown): never {
  throw error instanceof SecretCannotBeOpened ? new CannotStart(error.message) : error;
}

function commandLine() {
  try {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      options: { type: text, label: text, name: text, "retire-old": { type: "boolean" } },
      allowPositionals: true,
    });
    return { action: positionals[0], id: positionals[1], options: values };
  } catch {
    throw new CannotStart(USAGE);
  }
}
