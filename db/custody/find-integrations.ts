import type { EntityManager } from "@mikro-orm/postgresql";
import type { CustodyKind } from "../../domain/execution-type.ts";
import { CustodyIntegration } from "./custody-integration.entity.ts";
import { type IntegrationRow, integrationRow } from "./integration-row.ts";

export async function findIntegration(
  em: EntityManager,
  userId: string,
  type: CustodyKind,
): Promise<IntegrationRow | undefined> {
  const found = await em.fork().findOne(CustodyIntegration, { user: userId, type });
  return found ? integrationRow(found) : undefined;
}

/** All of a user's integrations, the newest first. */
export async function listIntegrations(em: EntityManager, userId: string): Promise<IntegrationRow[]> {
  const found = await em
    .fork()
    .find(CustodyIntegration, { user: userId }, { orderBy: { createdAt: "desc", type: "asc" } });
  return found.map(integrationRow);
}
