import type { EntityManager } from "@mikro-orm/postgresql";
import type { Cipher } from "../../db/secrets/cipher.ts";
import { ensureServiceKey } from "../../db/secrets/service-keys.ts";
import { everyService, type ServiceRow } from "../../db/verification-services/find-services.ts";
import { withServicesLocked } from "../../db/verification-services/switch-service.ts";
import { agreeWithRegistry } from "../services/agree-with-registry.ts";
import { builtInService, makeBuiltInKey } from "../services/built-in.ts";
import { ensureService } from "../services/ensure-service.ts";
import type { ServicesOnChain } from "../services/services-on-chain.ts";

/**
 * Makes orion: its OpenPGP key, its inbox on chain and its entry in both registries. The other services are brought to the registry too: a command
 * may have died half way, and a new version may bring a new registry.
 */
export function ensureBuiltInService(
  em: EntityManager,
  cipher: Cipher,
  { node, writer }: Pick<ServicesOnChain, "node" | "writer">,
  contracts: ServicesOnChain["contracts"],
): Promise<ServiceRow> {
  const chain = { node, writer, contracts };
  return withServicesLocked(em, async () => {
    const key = await ensureServiceKey(em, cipher, makeBuiltInKey);
    const orion = await ensureService(em, chain, builtInService(key));
    for (const service of await everyService(em))
      if (service.id !== orion.id) await agreeWithRegistry(em, chain, service);
    return orion;
  });
}
