import { servicesRegistryAbi } from "./artefacts.ts";
import type { ChainNode } from "./chain-node.ts";
import { type ChainWrite, writeKey } from "./chain-write.ts";
import { contractCall, readContract } from "./contract-call.ts";
import { eventArguments } from "./event-arguments.ts";
import type { EventLog } from "./receipt.ts";

export interface RegisteredService {
  inbox: string;
  active: boolean;
  name: string;
}

export function registerService(registry: string, inbox: string, name: string): ChainWrite {
  const call = contractCall(servicesRegistryAbi, registry, "register", [inbox, name]);
  return { ...call, key: writeKey("register-service", registry, inbox) };
}

/** The id that a service was given, by the logs of its registration. */
export function serviceIdIn(registry: string, logs: readonly EventLog[]): number {
  return Number(eventArguments(servicesRegistryAbi, "ServiceRegistered", registry, logs).id);
}

/** Switching is done many times over, so `change` tells this one from the others. */
export function setServiceActive(registry: string, id: number, active: boolean, change: string): ChainWrite {
  const call = contractCall(servicesRegistryAbi, registry, "setActive", [id, active]);
  return { ...call, key: writeKey("set-service-active", registry, String(id), change) };
}

/** The service's id on the chain, undefined where its inbox is not registered. */
export async function getServiceId(
  node: ChainNode,
  registry: string,
  inbox: string,
): Promise<number | undefined> {
  const [id] = await readContract(node, servicesRegistryAbi, registry, "idOf", [inbox]);
  return Number(id) === 0 ? undefined : Number(id);
}

export async function getService(node: ChainNode, registry: string, id: number): Promise<RegisteredService> {
  const [service] = await readContract(node, servicesRegistryAbi, registry, "get", [id]);
  const { inbox, active, name } = service;
  return { inbox: String(inbox), active: active === true, name: String(name) };
}

export async function countServices(node: ChainNode, registry: string): Promise<number> {
  const [count] = await readContract(node, servicesRegistryAbi, registry, "count", []);
  return Number(count);
}
