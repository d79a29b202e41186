import { agentInboxAbi } from "./artefacts.ts";
import type { ChainNode } from "./chain-node.ts";
import { type ChainWrite, writeKey } from "./chain-write.ts";
import { contractCall, readContract } from "./contract-call.ts";

/** In the order of the contract's enum. */
export const requestStatuses = ["PENDING", "APPROVED", "REJECTED", "UNDECIDED"] as const;
export type RequestStatus = (typeof requestStatuses)[number];
export type FinalRequestStatus = Exclude<RequestStatus, "PENDING">;

export function createRequest(inbox: string, requestHash: string, requestCid: string): ChainWrite {
  const call = contractCall(agentInboxAbi, inbox, "createRequest", [requestHash, requestCid]);
  return { ...call, key: writeKey("create-request", inbox, requestHash), costsAlike: true, joins: true };
}

export function setRequestStatus(
  inbox: string,
  requestHash: string,
  status: FinalRequestStatus,
  responseCid: string,
): ChainWrite {
  const values = [requestHash, requestStatuses.indexOf(status), responseCid];
  const call = contractCall(agentInboxAbi, inbox, "setRequestStatus", values);
  return { ...call, key: writeKey("set-request-status", inbox, requestHash), costsAlike: true, joins: true };
}

export function allowSubmitter(inbox: string, submitter: string): ChainWrite {
  const call = contractCall(agentInboxAbi, inbox, "setSubmitter", [submitter, true]);
  return { ...call, key: writeKey("allow-submitter", inbox, submitter) };
}

/** Lets an account submit or no longer; done many times over, so `change` tells this one from the others. */
export function setSubmitter(inbox: string, submitter: string, allowed: boolean, change: string): ChainWrite {
  const call = contractCall(agentInboxAbi, inbox, "setSubmitter", [submitter, allowed]);
  return { ...call, key: writeKey("set-submitter", inbox, submitter, change) };
}

export async function getRequestStatus(
  node: ChainNode,
  inbox: string,
  requestHash: string,
): Promise<RequestStatus> {
  const [status] = await readContract(node, agentInboxAbi, inbox, "getRequestStatus", [requestHash]);
  return requestStatuses[Number(status)] ?? "PENDING";
}

export async function getRequestCid(node: ChainNode, inbox: string, requestHash: string): Promise<string> {
  const [cid] = await readContract(node, agentInboxAbi, inbox, "getRequestCid", [requestHash]);
  return String(cid);
}

export async function getResponseCid(node: ChainNode, inbox: string, requestHash: string): Promise<string> {
  const [cid] = await readContract(node, agentInboxAbi, inbox, "getResponseCid", [requestHash]);
  return String(cid);
}

export async function isSubmitter(node: ChainNode, inbox: string, account: string): Promise<boolean> {
  const [allowed] = await readContract(node, agentInboxAbi, inbox, "isSubmitter", [account]);
  return allowed === true;
}
