import type { EntityManager } from "@mikro-orm/postgresql";
import type { ServiceRow } from "../../db/verification-services/find-services.ts";
import { isWantedActive, markActive } from "../../db/verification-services/switch-service.ts";
import {
  registerService,
  serviceIdIn,
  setServiceActive,
} from "../../integrations/chain/services-registry.ts";
import type { ServicesOnChain } from "./services-on-chain.ts";

/**
 * Brings the registry on chain to what the row wants, and then the row to what it wants itself. Every write is known by the service and by how often it
 * was switched, so whatever was done before is found done: run again after a crash this does what is left.
 */
export async function agreeWithRegistry(
  em: EntityManager,
  { writer, contracts }: ServicesOnChain,
  service: ServiceRow,
): Promise<ServiceRow> {
  const registry = contracts.VerificationServicesRegistry;
  const { logs } = await writer.write(registerService(registry, service.inbox, service.name));
  const active = isWantedActive(service);
  if (service.switches > 0) {
    const change = String(service.switches);
    await writer.write(setServiceActive(registry, serviceIdIn(registry, logs), active, change));
  }
  if (active) await markActive(em, service.id);
  return { ...service, active };
}
