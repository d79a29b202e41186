import { openChain } from "../../activities/open-chain.ts";
import { createDeploymentStore } from "../../db/chain/deployment-store.ts";
import type { Database } from "../../db/database.ts";
import type { ChainNode } from "../../integrations/chain/chain-node.ts";
import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";
import type { DeployedContracts } from "../../integrations/chain/deploy-contracts.ts";
import { CannotStart } from "../../runtime/cannot-start.ts";
import type { Environment } from "../../runtime/environment.ts";
import { required } from "../../runtime/required.ts";

/** Where services are made and listed on the registration chain. */
export interface ServicesOnChain {
  readonly node: ChainNode;
  readonly writer: ChainWriter;
  readonly contracts: Pick<DeployedContracts, "AgentInboxFactory" | "VerificationServicesRegistry">;
}

/** The contracts that provisioning deployed; none is deployed here. */
export async function openServicesOnChain(
  environment: Environment,
  database: Database,
): Promise<ServicesOnChain> {
  const needed = required(environment, "CHAIN_RPC_URL", "CHAIN_SIGNER_KEY");
  const { node, writer } = await openChain(
    { url: needed.CHAIN_RPC_URL, signerKey: needed.CHAIN_SIGNER_KEY, expectedChainId: environment.CHAIN_ID },
    database,
  );
  const deployments = createDeploymentStore(database.em);
  const addressOf = async (name: keyof ServicesOnChain["contracts"]) => {
    const deployed = await deployments.find(writer.signer.chainId, name);
    if (!deployed) throw new CannotStart("The contracts are not on this chain yet; run npm run provision.");
    return deployed.address;
  };
  return {
    node,
    writer,
    contracts: {
      AgentInboxFactory: await addressOf("AgentInboxFactory"),
      VerificationServicesRegistry: await addressOf("VerificationServicesRegistry"),
    },
  };
}
