import { randomBytes } from "node:crypto";
import { Connection } from "@temporalio/client";
import { ensureNamespace } from "../../commands/provision/namespace.ts";
import { ensureSearchAttributes } from "../../commands/provision/search-attributes.ts";
import { createApiKey } from "../../db/accounts/api-keys.ts";
import { type Database, openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { createCipher } from "../../db/secrets/cipher.ts";
import { ensureServiceKey } from "../../db/secrets/service-keys.ts";
import { ensureSigningKey } from "../../db/secrets/signing-keys.ts";
import { addService } from "../../db/verification-services/add-service.ts";
import { markActive } from "../../db/verification-services/switch-service.ts";
import { generateKeyPair } from "../../integrations/pgp/generate-key-pair.ts";
import { freePort } from "../../local/free-port.ts";
import { createNodeProgram } from "../../local/parts/node-program.ts";
import { createPostgres } from "../../local/parts/postgres.ts";
import { createTemporal } from "../../local/parts/temporal.ts";
import { findTemporal } from "../../local/setup/temporal-binary.mjs";
import { CannotStart } from "../../runtime/cannot-start.ts";
import type { ThrowAway } from "../../test/stack/throw-away.ts";
import { type Caller, makeCallers } from "../load/callers.ts";
import { type Seeded, seed } from "./seed.ts";

/** An API of its own on a database with so many transactions. */
export interface ScaledService extends Seeded {
  readonly rows: number;
  readonly port: number;
  readonly database: Database;
  /** For POST /transactions, each called from an address of its own. */
  readonly callers: readonly Caller[];
  /** May read everybody's transactions. */
  readonly admin: Readonly<Record<string, string>>;
}

const CALLERS = 60;

/** One PostgreSQL and one Temporal without a worker, so that nothing else runs while an API is measured. */
export async function createScale({ folder, start }: ThrowAway): Promise<{
  serve(rows: number): Promise<ScaledService>;
  end(): Promise<void>;
}> {
  const binary = findTemporal();
  if (!binary)
    throw new CannotStart("There is no Temporal server yet: node local/setup/prepare.mjs fetches it.");
  const [postgresPort, temporalPort, uiPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const postgres = await createPostgres({ directory: folder("postgres"), port: postgresPort });
  const namespace = "default";
  const temporal = createTemporal({
    binary,
    databaseFile: `${folder("temporal")}/temporal.db`,
    namespace,
    port: temporalPort,
    uiPort,
  });
  await Promise.all([postgres, temporal].map(start));
  const connection = await Connection.connect({ address: temporal.address });
  await ensureNamespace(connection, namespace);
  await ensureSearchAttributes(connection, namespace);
  const key = randomBytes(32);
  const dataDirectory = folder("data");
  const open: Database[] = [];
  return {
    async serve(rows) {
      const url = new URL(postgres.url);
      const name = `rows_${rows}`;
      const first = await openDatabase(postgres.url);
      await first.em.getConnection().execute(`create database ${name}`);
      await first.close();
      url.pathname = name;
      const database = await openDatabase(url.href);
      open.push(database);
      await migrate(database);
      const cipher = createCipher([key]);
      await ensureSigningKey(database.em, cipher);
      const service = await ensureServiceKey(database.em, cipher, () => generateKeyPair("orion"));
      const { id } = await addService(database.em, {
        name: "orion",
        builtIn: true,
        inbox: "0x5FbDB2315678afecb367f032d93F642f64180aa3",
        pgpPublicKey: service.publicKey,
        pgpFingerprint: service.fingerprint,
      });
      await markActive(database.em, id);
      const seeded = await seed(database, rows);
      const port = await freePort();
      await start(
        createNodeProgram({
          name: `api-${rows}`,
          main: "api/main.ts",
          dataDirectory,
          environment: {
            DATA_DIR: dataDirectory,
            DATABASE_URL: url.href,
            ENCRYPTION_KEY: key.toString("base64"),
            TEMPORAL_ADDRESS: temporal.address,
            TEMPORAL_NAMESPACE: namespace,
            // Nothing that is measured asks these.
            CHAIN_RPC_URL: "http://127.0.0.1:1",
            IPFS_API_URL: "http://127.0.0.1:1",
            PORT: String(port),
            TRUSTED_PROXY_HOPS: "1",
          },
        }),
      );
      const { secret } = await createApiKey(database.em, { type: "admin", name: "bench" });
      const callers = await makeCallers(database, CALLERS);
      return { ...seeded, rows, port, database, callers, admin: { "x-api-key": secret } };
    },
    async end() {
      for (const database of open) await database.close();
      await connection.close();
    },
  };
}
