import { getAddress } from "ethers";
import { servicesRegistryAbi } from "./artefacts.ts";
import { TransactionReverted } from "./chain-error.ts";
import type { ChainNode } from "./chain-node.ts";
import { type ChainWrite, writeKey } from "./chain-write.ts";
import { contractCall, readContract } from "./contract-call.ts";
import { revertOf } from "./revert-reason.ts";

/** Inboxes and the registry of services have the same two functions. */
const abi = servicesRegistryAbi;

export async function getOwner(node: ChainNode, contract: string): Promise<string> {
  const [owner] = await readContract(node, abi, contract, "owner", []);
  return getAddress(String(owner));
}

/** Ownership may go back and forth, so `change` tells this time from the others. */
export function transferOwnership(contract: string, to: string, change: string): ChainWrite {
  const call = contractCall(abi, contract, "transferOwnership", [to]);
  return { ...call, key: writeKey("transfer-ownership", contract, to, change) };
}

/** Whether the owner could hand the contract over; inboxes of the first version keep theirs for good. */
export async function canChangeHands(node: ChainNode, contract: string, owner: string): Promise<boolean> {
  try {
    await node.call({ from: owner, ...contractCall(abi, contract, "transferOwnership", [owner]) });
    return true;
  } catch (error) {
    if (revertOf(error) instanceof TransactionReverted) return false;
    throw error;
  }
}
