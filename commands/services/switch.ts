import type { EntityManager } from "@mikro-orm/postgresql";
import type { ServiceRow } from "../../db/verification-services/find-services.ts";
import { wantService } from "../../db/verification-services/switch-service.ts";
import { agreeWithRegistry } from "./agree-with-registry.ts";
import type { ServicesOnChain } from "./services-on-chain.ts";

/** Activates or deactivates a service, in the table and on chain; the caller holds the lock. */
export async function switchService(
  em: EntityManager,
  chain: ServicesOnChain,
  id: number,
  active: boolean,
): Promise<ServiceRow> {
  return agreeWithRegistry(em, chain, await wantService(em, id, active));
}
