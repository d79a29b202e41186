import { Client, Connection } from "@temporalio/client";
import { type Database, openDatabase } from "../db/database.ts";
import { freePort } from "../local/free-port.ts";
import type { Part } from "../local/part.ts";
import { createChain, DEVELOPMENT_SIGNER_KEY } from "../local/parts/chain.ts";
import { createIpfs } from "../local/parts/ipfs.ts";
import { createNodeProgram } from "../local/parts/node-program.ts";
import { createPostgres } from "../local/parts/postgres.ts";
import { createTemporal } from "../local/parts/temporal.ts";
import { startProgram } from "../local/program.ts";
import { findTemporal } from "../local/setup/temporal-binary.mjs";
import { CannotStart } from "../runtime/cannot-start.ts";
import { createThrowAway } from "../test/stack/throw-away.ts";

export interface Stack {
  readonly ports: {
    readonly api: number;
    readonly validator: number;
    readonly bareRead: number;
    readonly bareEcho: number;
  };
  /** Of the service's own processes. */
  readonly pids: { readonly api: number; readonly worker: number };
  /** Where these can be inspected, if they were started so. */
  readonly inspectors: { readonly api: number; readonly worker: number };
  readonly database: Database;
  readonly temporal: Client;
  end(): Promise<void>;
}

/**
 * The service as `npm start` runs it (the same parts and settings, each program in a process of its own), with the bare
 * programs that it is measured against beside it; on free ports, with data that is gone at the end.
 */
export async function startStack({ inspected = false } = {}): Promise<Stack> {
  const binary = findTemporal();
  if (!binary)
    throw new CannotStart("There is no Temporal server yet: node local/setup/prepare.mjs fetches it.");
  const { folder, start, end } = await createThrowAway();
  const dataDirectory = folder("data");
  const namespace = "default";
  const [postgresPort, temporalPort, uiPort, chainPort, ipfsPort, api, validator, bareRead, bareEcho] =
    await Promise.all([
      freePort(),
      freePort(),
      freePort(),
      freePort(),
      freePort(),
      freePort(),
      freePort(),
      freePort(),
      freePort(),
    ]);
  const inspectors = { api: await freePort(), worker: await freePort() };
  const inspectable = (name: "api" | "worker") =>
    inspected ? { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectors[name]}` } : {};
  const postgres = await createPostgres({ directory: folder("postgres"), port: postgresPort });
  const databaseFile = `${folder("temporal")}/temporal.db`;
  const temporal = createTemporal({ binary, databaseFile, namespace, port: temporalPort, uiPort });
  const chain = createChain({ directory: folder("chain"), port: chainPort });
  const ipfs = createIpfs({ dataDirectory, port: ipfsPort });

  function program(name: string, main: string, environment: NodeJS.ProcessEnv = {}) {
    return createNodeProgram({
      name,
      main,
      dataDirectory,
      environment: {
        DATA_DIR: dataDirectory,
        DATABASE_URL: postgres.url,
        TEMPORAL_ADDRESS: temporal.address,
        TEMPORAL_NAMESPACE: namespace,
        CHAIN_RPC_URL: chain.url,
        CHAIN_SIGNER_KEY: DEVELOPMENT_SIGNER_KEY,
        IPFS_API_URL: ipfs.url,
        ...environment,
      },
    });
  }
  try {
    await Promise.all([postgres, temporal, chain, ipfs].map(start));
    await runOnce(program("provision", "commands/provision.ts"), folder("logs"));
    const [apiProgram, workerProgram] = await Promise.all(
      [
        // Clients come from many addresses, as they do in front of a proxy; limits stay what they are.
        program("api", "api/main.ts", {
          PORT: String(api),
          TRUSTED_PROXY_HOPS: "1",
          ...inspectable("api"),
        }),
        program("worker", "workers/main.ts", inspectable("worker")),
        program("validator", "validator/main.ts", { VALIDATOR_PORT: String(validator) }),
        program("bare-worker", "bench/bare/worker.ts"),
        program("bare-read", "bench/bare/read.ts", { PORT: String(bareRead) }),
        program("bare-echo", "bench/bare/echo.ts", { PORT: String(bareEcho) }),
      ].map(start),
    );
    const database = await openDatabase(postgres.url);
    const connection = await Connection.connect({ address: temporal.address });
    return {
      ports: { api, validator, bareRead, bareEcho },
      inspectors,
      pids: { api: apiProgram?.pid ?? 0, worker: workerProgram?.pid ?? 0 },
      database,
      temporal: new Client({ connection, namespace }),
      async end() {
        await connection.close();
        await database.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function runOnce({ name, program }: Part, logs: string): Promise<void> {
  const running = startProgram(program, `${logs}/${name}.log`);
  const how = await running.ended;
  if (!running.succeeded()) throw new CannotStart(`${name} ${how}`);
}
