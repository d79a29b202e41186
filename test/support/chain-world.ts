import { openChain } from "../../activities/open-chain.ts";
import { createDeploymentStore } from "../../db/chain/deployment-store.ts";
import { type Database, openDatabase } from "../../db/database.ts";
import type { ChainNode } from "../../integrations/chain/chain-node.ts";
import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";
import { type DeployedContracts, deployContracts } from "../../integrations/chain/deploy-contracts.ts";
import { DEVELOPMENT_SIGNER_KEY } from "../../local/parts/chain.ts";
import { type Server, startChain } from "../stack/stack.ts";
import { migratedDatabase } from "./migrated-database.ts";

export interface ChainWorld {
  server: Server;
  database: Database;
  node: ChainNode;
  writer: ChainWriter;
  contracts: DeployedContracts;
  close(): Promise<void>;
}

/** A migrated database and a chain of the test's own, with the contracts deployed. */
export async function chainWorld(): Promise<ChainWorld> {
  const server = await startChain();
  const database = await openDatabase(await migratedDatabase());
  const { node, writer } = await openChain(
    { url: server.url, signerKey: DEVELOPMENT_SIGNER_KEY, expectedChainId: 31_337 },
    database,
  );
  const contracts = await deployContracts({ node, writer, deployments: createDeploymentStore(database.em) });
  return {
    server,
    database,
    node,
    writer,
    contracts,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}
