import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { WalletQuorum } from "./wallet-quorum.entity.ts";

export type WalletQuorumRow = Pick<
  WalletQuorum,
  "id" | "quorumId" | "displayName" | "providerUserId" | "createdAt"
>;

export type WantedWalletQuorum = Pick<WalletQuorumRow, "displayName" | "providerUserId">;

export async function findWalletQuorum(
  em: EntityManager,
  userId: string,
  wanted: WantedWalletQuorum,
): Promise<WalletQuorumRow | undefined> {
  return (await em.fork().findOne(WalletQuorum, { user: userId, ...wanted })) ?? undefined;
}

export async function addWalletQuorum(
  em: EntityManager,
  userId: string,
  made: WantedWalletQuorum & { readonly quorumId: string },
): Promise<WalletQuorumRow> {
  const row = { id: randomUUID(), createdAt: new Date(), ...made };
  await em.fork().insert(WalletQuorum, { ...row, user: userId });
  return row;
}
