import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { MikroORM } from "@mikro-orm/postgresql";
import { Client, Connection } from "@temporalio/client";
import { JsonRpcProvider } from "ethers";
import { create } from "kubo-rpc-client";
import type { Ports } from "./local-run.ts";

/** Something written to each store, and the question whether it is still there. */
export interface Marks {
  /** Resolves when a killed chain would have its mark still: it reaches its file every twenty seconds. */
  areOnDisk(): Promise<void>;
  areThere(): Promise<{ database: boolean; temporal: boolean; chain: boolean; ipfs: boolean }>;
}

const WORKFLOW_ID = "a-mark-that-no-worker-takes";

export async function leaveMarks(dataDirectory: string, ports: Ports): Promise<Marks> {
  await inDatabase(dataDirectory, ports, "create table a_mark (id int)");
  await withTemporal(ports, (client) =>
    client.workflow.start("nobody", { taskQueue: "nobody", workflowId: WORKFLOW_ID }),
  );
  const block = await withChain(ports, async (chain) => {
    await chain.send("anvil_mine", ["0x7"]);
    return chain.getBlock(await chain.getBlockNumber());
  });
  const ipfs = create({ url: `http://127.0.0.1:${ports.IPFS_PORT}` });
  const { cid } = await ipfs.add("a mark", { cidVersion: 1 });
  const left = Date.now();

  return {
    areOnDisk: () => chainIsWritten(dataDirectory, left),
    async areThere() {
      const tables = await inDatabase(
        dataDirectory,
        ports,
        "select to_regclass('a_mark') is not null as there",
      );
      const status = await withTemporal(
        ports,
        async (client) => (await client.workflow.getHandle(WORKFLOW_ID).describe()).status.name,
      );
      const found = await withChain(ports, (chain) => chain.getBlock(block?.hash ?? ""));
      const bytes: Uint8Array[] = [];
      for await (const chunk of ipfs.cat(cid)) bytes.push(chunk);
      return {
        database: tables[0]?.there === true,
        temporal: status === "RUNNING",
        chain: found?.number === block?.number,
        ipfs: Buffer.concat(bytes).toString() === "a mark",
      };
    },
  };
}

async function inDatabase(dataDirectory: string, ports: Ports, sql: string): Promise<{ there?: boolean }[]> {
  const password = readFileSync(join(dataDirectory, "postgres", "password"), "utf8").trim();
  const orm = await MikroORM.init({
    clientUrl: `postgres://countersign:${password}@127.0.0.1:${ports.POSTGRES_PORT}/postgres`,
    entities: [],
    discovery: { warnWhenNoEntities: false },
  });
  try {
    return await orm.em.getConnection().execute(sql);
  } finally {
    await orm.close(true);
  }
}

async function withTemporal<T>(ports: Ports, use: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ address: `127.0.0.1:${ports.TEMPORAL_PORT}` });
  try {
    return await use(new Client({ connection }));
  } finally {
    await connection.close();
  }
}

async function withChain<T>(ports: Ports, use: (chain: JsonRpcProvider) => Promise<T>): Promise<T> {
  const chain = new JsonRpcProvider(`http://127.0.0.1:${ports.CHAIN_PORT}`);
  try {
    return await use(chain);
  } finally {
    chain.destroy();
  }
}

async function chainIsWritten(dataDirectory: string, since: number): Promise<void> {
  const file = join(dataDirectory, "chain", "state.json");
  while (
    (await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )) < since
  )
    await delay(100);
}
