import type { EntityManager } from "@mikro-orm/postgresql";
import { Settings } from "./settings.entity.ts";

export type SettingsRow = Pick<
  Settings,
  "id" | "executionType" | "walletProvider" | "requireSignedIntent" | "createdAt" | "updatedAt"
> & { readonly user: { readonly id: string } };

export function findSettings(em: EntityManager, userId: string): Promise<SettingsRow> {
  return em.fork().findOneOrFail(Settings, { user: userId });
}

/** Those of the user with this address, if there is one. */
export async function findSettingsOf(
  em: EntityManager,
  ethereumAddress: string,
): Promise<SettingsRow | undefined> {
  return (await em.fork().findOne(Settings, { user: { ethereumAddress } })) ?? undefined;
}

export function changeSettings(
  em: EntityManager,
  userId: string,
  change: Partial<Pick<Settings, "executionType" | "requireSignedIntent">>,
): Promise<SettingsRow> {
  return em.fork().transactional(async (tx) => {
    const settings = await tx.findOneOrFail(Settings, { user: userId });
    return Object.assign(settings, change, { updatedAt: new Date() });
  });
}
