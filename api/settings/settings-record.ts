import { Type } from "typebox";
import type { SettingsRow } from "../../db/accounts/settings.ts";

export const SettingsRecord = Type.Object(
  {
    id: Type.String(),
    userId: Type.String(),
    executionType: Type.Integer({ description: "0 DIRECT_USER, 1 USER_EXECUTED, 2 AGENT_EXECUTED." }),
    walletProvider: Type.String(),
    requireSignedIntent: Type.Boolean({
      description: "Whether transactions without the user's signature over the intent are refused.",
    }),
    createdAt: Type.String(),
    updatedAt: Type.String(),
  },
  { $id: "Settings", additionalProperties: false },
);

export function presentSettings(settings: SettingsRow) {
  return {
    id: settings.id,
    userId: settings.user.id,
    executionType: settings.executionType,
    walletProvider: settings.walletProvider,
    requireSignedIntent: settings.requireSignedIntent,
    createdAt: settings.createdAt.toISOString(),
    updatedAt: settings.updatedAt.toISOString(),
  };
}
