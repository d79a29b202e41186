import { ApplicationFailure } from "@temporalio/common";
import type { FoundExecution } from "../../db/custody/find-execution.ts";
import type { OpenedCredentials } from "../../db/custody/open-credentials.ts";
import { loadServiceKeys } from "../../db/secrets/service-keys.ts";
import type { CustodyEnd } from "../../domain/custody-end.ts";
import { executesOn } from "../../domain/custody-environment.ts";
import type { ChainNodes } from "../../integrations/chain/chain-nodes.ts";
import type { CustodyOrder } from "../../integrations/custody/custody.ts";
import { nativeAsset } from "../../integrations/custody/native-asset.ts";
import { openPayload } from "../../integrations/pgp/open-payload.ts";
import type { RequestOpener } from "../transaction/request-to-judge.ts";
import { verifiedRequest } from "../transaction/verified-request.ts";

/** The order that an execution is: the verified call, to the wei and byte, from the user's vault account. */
export async function orderOf(
  opener: RequestOpener,
  execution: FoundExecution,
  { vaultAccountId }: OpenedCredentials,
): Promise<CustodyOrder> {
  const { externalId, chainId } = execution;
  const note = `Countersign ${externalId}`;
  return { externalId, chainId, vaultAccountId, note, ...(await callOf(opener, execution)) };
}

/** Why nothing may be submitted for this order, whatever the provider would say; undefined where it may. */
export async function obstacleTo(
  order: CustodyOrder,
  { environment }: OpenedCredentials,
  chains: ChainNodes,
): Promise<CustodyEnd | undefined> {
  const { chainId } = order;
  if (!executesOn(environment, chainId) || nativeAsset(chainId) === undefined) return "custody-mismatch";
  return (await chains.find(chainId)) ? undefined : "custody-unchecked";
}

/** Whether this is the failure of bytes that are not those of the request hash. */
export function isHashMismatch(error: unknown): boolean {
  return error instanceof ApplicationFailure && error.type === "hash-mismatch";
}

async function callOf(
  opener: RequestOpener,
  { requestHash, callTo, callValue, callData }: FoundExecution,
): Promise<Pick<CustodyOrder, "to" | "valueWei" | "data">> {
  if (requestHash === null) {
    if (callTo === null || callValue === null || callData === null)
      throw new Error("an order without its call");
    return { to: callTo, valueWei: BigInt(callValue), data: callData };
  }
  const request = await verifiedRequest(opener.database, requestHash);
  const { tx } = await openPayload(request, opener.sealer, () =>
    loadServiceKeys(opener.database, opener.cipher),
  );
  return { to: tx.to, valueWei: BigInt(tx.value), data: tx.data.toLowerCase() };
}
