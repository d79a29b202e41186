import { getCreateAddress } from "ethers";
import type { DeploymentStore } from "../../domain/chain-deployment-store.ts";
import { type DeployableName, deployable } from "./artefacts.ts";
import { NotDeployed } from "./chain-error.ts";
import type { ChainNode } from "./chain-node.ts";
import type { ChainWriter } from "./chain-writer.ts";

export type DeployedContracts = Record<DeployableName, string>;

interface Parts {
  node: ChainNode;
  writer: ChainWriter;
  deployments: DeploymentStore;
}

/**
 * Deploys what is not there yet and answers where everything is. A chain that lost its state gets its transactions
 * back first, so that the contracts return to the addresses that requests and readers know.
 */
export async function deployContracts(parts: Parts): Promise<DeployedContracts> {
  await parts.writer.resendMissing();
  return {
    AgentInboxFactory: await deploy(parts, "AgentInboxFactory"),
    AccountRegistry: await deploy(parts, "AccountRegistry"),
    VerificationServicesRegistry: await deploy(parts, "VerificationServicesRegistry"),
  };
}

async function deploy({ node, writer, deployments }: Parts, name: DeployableName): Promise<string> {
  const { bytecode, deployedBytecode, sourceHash } = deployable[name];
  const { chainId } = writer.signer;
  const isAt = async (address: string) => (await node.code(address)) === deployedBytecode;

  const recorded = await deployments.find(chainId, name);
  if (recorded?.sourceHash === sourceHash && (await isAt(recorded.address))) return recorded.address;

  const key = `deploy:${name}:${sourceHash}`;
  const { id, signer: from, nonce } = await writer.submit({ key, to: null, data: bytecode });
  await writer.wait(key);
  const address = getCreateAddress({ from, nonce });
  if (!(await isAt(address))) throw new NotDeployed(name, address);
  await deployments.record({ chainId, name, address, sourceHash }, id);
  return address;
}
