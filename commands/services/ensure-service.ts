import type { EntityManager } from "@mikro-orm/postgresql";
import { addService } from "../../db/verification-services/add-service.ts";
import { findService, type ServiceRow } from "../../db/verification-services/find-services.ts";
import { createAgentInbox } from "../../integrations/chain/agent-inbox-factory.ts";
import { CannotStart } from "../../runtime/cannot-start.ts";
import { agreeWithRegistry } from "./agree-with-registry.ts";
import type { ServicesOnChain } from "./services-on-chain.ts";

type GivenService = Pick<ServiceRow, "name" | "pgpPublicKey" | "pgpFingerprint" | "builtIn">;

/** Makes a verification service of an OpenPGP key: its inbox on chain, its row, its entry in the registry. Each step is found done when it was. */
export async function ensureService(
  em: EntityManager,
  chain: ServicesOnChain,
  given: GivenService,
): Promise<ServiceRow> {
  const present = await findService(em, { pgpFingerprint: given.pgpFingerprint });
  const inbox = await ensureInbox(chain, given, present?.inbox);
  return agreeWithRegistry(em, chain, present ?? (await addService(em, { ...given, inbox })));
}

/** An inbox stays what it is for good, also when a new version brings a new factory: requests are recorded in it. */
async function ensureInbox(
  { node, writer, contracts }: ServicesOnChain,
  { name, pgpPublicKey }: GivenService,
  present: string | undefined,
): Promise<string> {
  if (present && (await node.code(present)) !== "0x") return present;
  const { inbox } = await createAgentInbox(writer, contracts.AgentInboxFactory, pgpPublicKey);
  if (!present || present === inbox) return inbox;
  throw new CannotStart(
    `Chain ${writer.signer.chainId} does not have ${name}'s inbox ${present}: this database belongs to another chain. ` +
      "Set CHAIN_RPC_URL to that one, or DATABASE_URL to a database for this chain.",
  );
}
