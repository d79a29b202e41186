import { agentInboxAbi } from "./artefacts.ts";
import { TransactionReverted } from "./chain-error.ts";
import type { ChainNode } from "./chain-node.ts";
import { contractCall } from "./contract-call.ts";
import type { EventLog } from "./receipt.ts";
import { errorNameOf, revertOf } from "./revert-reason.ts";

const SELECTOR = agentInboxAbi.getFunction("performAll")?.selector ?? "";
const REFUSED = agentInboxAbi.getEvent("CallRefused")?.topicHash;

/** Several calls of one inbox in one transaction; one that the contract refuses keeps no other from being made. */
export function performAll(inbox: string, calls: readonly string[]): { to: string; data: string } {
  return contractCall(agentInboxAbi, inbox, "performAll", [calls]);
}

/** The calls that a transaction's data makes: those of a batch, else itself. */
export function callsOf(data: string): readonly string[] {
  if (!data.startsWith(SELECTOR)) return [data];
  try {
    return [...agentInboxAbi.decodeFunctionData("performAll", data)[0]].map(String);
  } catch {
    // Looks like one, and is none: whoever asks finds no call of ours in it.
    return [data];
  }
}

/** What the inbox refused a batch's call with, by the events of the mined transaction; undefined where it was made. */
export function refusalAt(position: number, inbox: string, logs: readonly EventLog[]): Refusal | undefined {
  const log = logs.find(
    ({ address, topics: [event, indexed] }) =>
      event === REFUSED && Number(indexed) === position && address.toLowerCase() === inbox.toLowerCase(),
  );
  return log && { errorName: errorNameOf(String(agentInboxAbi.parseLog(log)?.args.reason)) };
}

export interface Refusal {
  /** The contract's custom error, where it is one that we know. */
  readonly errorName: string | undefined;
}

/** Whether an inbox can take several calls at once; those of earlier versions cannot, and stay what they are. Asked once for each. */
export function createBatchCheck(node: ChainNode): (inbox: string) => Promise<boolean> {
  const known = new Map<string, boolean>();
  return async (inbox) => {
    const before = known.get(inbox);
    if (before !== undefined) return before;
    const takes = await takesBatches(node, inbox);
    known.set(inbox, takes);
    return takes;
  };
}

async function takesBatches(node: ChainNode, inbox: string): Promise<boolean> {
  try {
    await node.call(performAll(inbox, []));
    return true;
  } catch (error) {
    if (revertOf(error) instanceof TransactionReverted) return false;
    throw error;
  }
}
