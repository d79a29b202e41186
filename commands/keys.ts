import { parseArgs } from "node:util";
import { createApiKey, revokeApiKey } from "../db/accounts/api-keys.ts";
import { listServerKeys } from "../db/accounts/list-api-keys.ts";
import type { Database } from "../db/database.ts";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { createCipher } from "../db/secrets/cipher.ts";
import { rotateSigningKey } from "../db/secrets/signing-keys.ts";
import { KEY_LABELS } from "../domain/key-types.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import { encryptionKeys } from "../runtime/encryption-keys.ts";
import type { Environment } from "../runtime/environment.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";

const USAGE = [
  "Make, list and revoke the operator's keys, and rotate the key that tokens are signed with:",
  `  npm run keys -- create --type admin|orion --name <name> [--label ${KEY_LABELS.join("|")}]`,
  "  npm run keys -- list",
  "  npm run keys -- revoke <id>",
  "  npm run keys -- rotate-signing",
].join("\n");

await runCommand(async (environment, onStop) => {
  const { action, id, options } = commandLine();
  const run = new Map(Object.entries({ create, list, revoke, "rotate-signing": rotateSigning })).get(
    action ?? "",
  );
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

/** Tokens in use stay good until they expire; the API signs with the new key once its processes are started again. */
async function rotateSigning(database: Database, _given: Given, environment: Environment): Promise<void> {
  const kid = await rotateSigningKey(database.em, createCipher(await encryptionKeys(environment)));
  console.log(
    `Tokens are signed with the new key ${kid} once every API process is started again; do that now.`,
  );
}

function commandLine() {
  try {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      options: { type: text, label: text, name: text },
      allowPositionals: true,
    });
    return { action: positionals[0], id: positionals[1], options: values };
  } catch {
    throw new CannotStart(USAGE);
  }
}
