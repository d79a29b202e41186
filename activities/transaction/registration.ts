import { ApplicationFailure } from "@temporalio/common";
import type { Database } from "../../db/database.ts";
import { markRegistered } from "../../db/transactions/mark-registered.ts";
import { createRequest } from "../../integrations/chain/agent-inbox.ts";
import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";
import type { Ipfs } from "../../integrations/ipfs/create-ipfs.ts";
import { IpfsFailure } from "../../integrations/ipfs/ipfs-failure.ts";
import { verifiedRequest } from "./verified-request.ts";

export type RegistrationActivities = ReturnType<typeof createRegistrationActivities>;

export function createRegistrationActivities(deps: { database: Database; ipfs: Ipfs; writer: ChainWriter }) {
  return {
    /** Done again after a crash it finds the same pin and the same chain transaction. */
    async registerRequest(requestHash: string): Promise<{ cid: string; txHash: string }> {
      const { id, inbox, bytes } = await verifiedRequest(deps.database, requestHash);
      if (!inbox)
        throw ApplicationFailure.nonRetryable("A plain request is not registered.", "registration-failed");
      const cid = await pin(deps.ipfs, bytes);
      const { hash } = await deps.writer.write(createRequest(inbox, requestHash, cid));
      await markRegistered(deps.database, id, { requestCid: cid, registrationTx: hash });
      return { cid, txHash: hash };
    },
  };
}

async function pin(ipfs: Ipfs, bytes: Uint8Array): Promise<string> {
  try {
    return await ipfs.pin(bytes);
  } catch (error) {
    if (error instanceof IpfsFailure && !error.retryable)
      throw ApplicationFailure.nonRetryable(error.message, "pin-failed");
    throw error;
  }
}
