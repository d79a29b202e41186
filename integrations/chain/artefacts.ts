import { Interface } from "ethers";
import accountRegistryArtefact from "../../contracts/artefacts/AccountRegistry.json" with { type: "json" };
import agentInboxArtefact from "../../contracts/artefacts/AgentInbox.json" with { type: "json" };
import agentInboxFactoryArtefact from "../../contracts/artefacts/AgentInboxFactory.json" with {
  type: "json",
};
import servicesRegistryArtefact from "../../contracts/artefacts/VerificationServicesRegistry.json" with {
  type: "json",
};

export const accountRegistryAbi = new Interface(accountRegistryArtefact.abi);
export const agentInboxAbi = new Interface(agentInboxArtefact.abi);
export const agentInboxFactoryAbi = new Interface(agentInboxFactoryArtefact.abi);
export const servicesRegistryAbi = new Interface(servicesRegistryArtefact.abi);

/** The contracts that there is one of per chain; inboxes are made by the factory. */
export const deployable = {
  AgentInboxFactory: agentInboxFactoryArtefact,
  AccountRegistry: accountRegistryArtefact,
  VerificationServicesRegistry: servicesRegistryArtefact,
} as const;

export type DeployableName = keyof typeof deployable;
