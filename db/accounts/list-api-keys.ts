import type { EntityManager } from "@mikro-orm/postgresql";
import { newestFirst, olderThan, type Page } from "../newest-first.ts";
import { ApiKey } from "./api-key.entity.ts";
import type { ApiKeyRow } from "./api-keys.ts";

/** A user's keys, revoked ones included, newest first. */
export function listApiKeys(em: EntityManager, userId: string, { after, take }: Page): Promise<ApiKeyRow[]> {
  return em.fork().find(ApiKey, { user: userId, ...olderThan(after) }, { orderBy: newestFirst, limit: take });
}

/** The operator's own keys, newest first. */
export function listServerKeys(em: EntityManager): Promise<ApiKeyRow[]> {
  return em.fork().find(ApiKey, { user: null }, { orderBy: newestFirst });
}
