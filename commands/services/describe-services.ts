import type { ServiceRow } from "../../db/verification-services/find-services.ts";
import { isWantedActive } from "../../db/verification-services/switch-service.ts";
import type { ChainNode } from "../../integrations/chain/chain-node.ts";
import { getService, getServiceId } from "../../integrations/chain/services-registry.ts";
import { field, section } from "../tx/lay-out.ts";

/** Whether a service is active by the registry on chain; undefined where it does not list it. */
export async function activeOnChain(
  node: ChainNode,
  registry: string,
  inbox: string,
): Promise<boolean | undefined> {
  const id = await getServiceId(node, registry, inbox);
  return id === undefined ? undefined : (await getService(node, registry, id)).active;
}

/** One service as table and registry have it, and what to run where they disagree. */
export function describeService(service: ServiceRow, onChain: boolean | undefined): string {
  const { id, name, inbox, pgpFingerprint, active, builtIn, createdAt } = service;
  const wanted = isWantedActive(service);
  const listed = onChain === undefined ? "not listed" : stateOf(onChain);
  const agrees = active === wanted && onChain === wanted;
  return section(`${id}  ${name}${builtIn ? ", built in" : ""}: ${stateOf(active)}`, [
    ...field("on chain", listed),
    ...(agrees
      ? []
      : field("UNFINISHED", `run npm run services -- ${wanted ? "activate" : "deactivate"} ${id}`)),
    ...field("inbox", inbox),
    ...field("OpenPGP key", pgpFingerprint),
    ...field("since", createdAt.toISOString()),
  ]);
}

function stateOf(active: boolean): string {
  return active ? "active" : "inactive";
}
