import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { DeploymentStore } from "../../domain/chain-deployment-store.ts";
import { ContractDeployment } from "./contract-deployment.entity.ts";

export function createDeploymentStore(em: EntityManager): DeploymentStore {
  return {
    async find(chainId, name) {
      const row = await em.fork().findOne(ContractDeployment, { chainId, name });
      return row ? { chainId, name, address: row.address, sourceHash: row.sourceHash } : undefined;
    },
    async record(deployment, transactionId) {
      // Two processes that start at once both record the same thing.
      await em
        .fork()
        .upsert(
          ContractDeployment,
          { id: randomUUID(), ...deployment, transaction: transactionId, createdAt: new Date() },
          { onConflictFields: ["chainId", "name"], onConflictExcludeFields: ["id"] },
        );
    },
  };
}
