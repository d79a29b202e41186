import { ApplicationFailure } from "@temporalio/common";
import {
  findUnregisteredKey,
  markKeyRefused,
  markKeyRegistered,
} from "../../db/account-keys/unregistered-keys.ts";
import { createDeploymentStore } from "../../db/chain/deployment-store.ts";
import type { Database } from "../../db/database.ts";
import { registerAccount } from "../../integrations/chain/account-registry.ts";
import { TransactionReverted } from "../../integrations/chain/chain-error.ts";
import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";

/** What became of the account's key. */
export interface AccountOutcome {
  outcome: "registered" | "refused" | "nothing to do";
  txHash?: string;
}

export type AccountActivities = ReturnType<typeof createAccountActivities>;

export function createAccountActivities({ database, writer }: { database: Database; writer: ChainWriter }) {
  return {
    /** Registers the key that is the account's now. Done again after a crash it finds the same chain transaction. */
    async registerAccountKey(userId: string): Promise<AccountOutcome> {
      const key = await findUnregisteredKey(database.em, userId);
      if (!key) return { outcome: "nothing to do" };
      const registry = await findRegistry(database, writer);
      try {
        const write = registerAccount(registry, key.address, key.publicKey, key.signature);
        const { hash } = await writer.write(write);
        await markKeyRegistered(database.em, key.id, hash);
        return { outcome: "registered", txHash: hash };
      } catch (error) {
        if (!(error instanceof TransactionReverted)) throw error;
        // Somebody else brought this very key to the registry before us; what the user has here stays theirs here.
        await markKeyRefused(database.em, key.id, error.errorName ?? "reverted");
        return { outcome: "refused" };
      }
    },
  };
}

async function findRegistry(database: Database, writer: ChainWriter): Promise<string> {
  const found = await createDeploymentStore(database.em).find(writer.signer.chainId, "AccountRegistry");
  if (found) return found.address;
  throw ApplicationFailure.retryable(
    `The AccountRegistry is not deployed on chain ${writer.signer.chainId}; run npm run provision.`,
    "NotDeployed",
  );
}
