import { accountRegistryAbi, agentInboxAbi, agentInboxFactoryAbi, servicesRegistryAbi } from "./artefacts.ts";
import { TransactionReverted } from "./chain-error.ts";
import type { Call, ChainNode } from "./chain-node.ts";
import { NodeRefusal } from "./node-refusal.ts";

const ABIS = [agentInboxAbi, accountRegistryAbi, servicesRegistryAbi, agentInboxFactoryAbi];

/** The name of the custom error; one contract's error may come out of another, so all of them are tried. */
export function errorNameOf(revertData: string | undefined): string | undefined {
  if (revertData === undefined || revertData.length < 10) return undefined;
  for (const abi of ABIS) {
    const known = abi.getError(revertData.slice(0, 10));
    if (known) return known.name;
  }
  return undefined;
}

/** Turns a node's "would revert" into our failure; everything else passes as it is. */
export function revertOf(error: unknown): unknown {
  if (!(error instanceof NodeRefusal) || error.reason !== "reverted") return error;
  return new TransactionReverted(errorNameOf(error.revertData));
}

/**
 * A receipt says only that a transaction failed. The same call on the state that its block left behind fails for
 * the same reason, since our contracts refuse because of what is there already.
 */
export async function findRevertReason(
  node: ChainNode,
  call: Call,
  block: number,
): Promise<string | undefined> {
  try {
    await node.call(call, block);
    return undefined;
  } catch (error) {
    if (error instanceof NodeRefusal) return errorNameOf(error.revertData);
    throw error;
  }
}
