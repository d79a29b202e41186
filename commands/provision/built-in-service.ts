import type { EntityManager } from "@mikro-orm/postgresql";
import type { Cipher } from "../../db/secrets/cipher.ts";
import { ensureServiceKey, type ServiceKeyRow } from "../../db/secrets/service-keys.ts";
import { ensureServiceRow, findServiceOfKey } from "../../db/verification-services/built-in-service.ts";
import type { ServiceRow } from "../../db/verification-services/find-services.ts";
import { createAgentInbox } from "../../integrations/chain/agent-inbox-factory.ts";
import type { ChainNode } from "../../integrations/chain/chain-node.ts";
import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";
import type { DeployedContracts } from "../../integrations/chain/deploy-contracts.ts";
import { registerService } from "../../integrations/chain/services-registry.ts";
import { generateKeyPair } from "../../integrations/pgp/generate-key-pair.ts";
import { CannotStart } from "../../runtime/cannot-start.ts";

const NAME = "orion";

/** Makes orion: its OpenPGP key, its inbox on chain and its entry in both registries. Each step is found done when it was. */
export async function ensureBuiltInService(
  em: EntityManager,
  cipher: Cipher,
  chain: { readonly node: ChainNode; readonly writer: ChainWriter },
  contracts: DeployedContracts,
): Promise<ServiceRow> {
  const key = await ensureServiceKey(em, cipher, () => generateKeyPair(NAME));
  const inbox = await ensureInbox(em, key, chain, contracts);
  await chain.writer.write(registerService(contracts.VerificationServicesRegistry, inbox, NAME));
  return ensureServiceRow(em, {
    name: NAME,
    inbox,
    pgpPublicKey: key.publicKey,
    pgpFingerprint: key.fingerprint,
  });
}

/** An inbox stays what it is for good, also when a new version brings a new factory: requests are recorded in it. */
async function ensureInbox(
  em: EntityManager,
  { fingerprint, publicKey }: ServiceKeyRow,
  { node, writer }: { readonly node: ChainNode; readonly writer: ChainWriter },
  contracts: DeployedContracts,
): Promise<string> {
  const present = await findServiceOfKey(em, fingerprint);
  if (present && (await node.code(present.inbox)) !== "0x") return present.inbox;
  const { inbox } = await createAgentInbox(writer, contracts.AgentInboxFactory, publicKey);
  if (!present || present.inbox === inbox) return inbox;
  throw new CannotStart(
    `Chain ${writer.signer.chainId} does not have orion's inbox ${present.inbox}: this database belongs to another chain. ` +
      "Set CHAIN_RPC_URL to that one, or DATABASE_URL to a database for this chain.",
  );
}
