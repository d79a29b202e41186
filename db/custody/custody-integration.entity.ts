import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { CustodyEnvironment, CustodyRegion } from "../../domain/custody-environment.ts";
import type { CustodyKind } from "../../domain/execution-type.ts";
import { User } from "../accounts/user.entity.ts";

/** A user's account at the custody provider for one purpose. Its two secrets are sealed, each to its own place. */
export const CustodyIntegration = defineEntity({
  name: "CustodyIntegration",
  tableName: "custody_integration",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref(),
    type: p.string().length(16).$type<CustodyKind>(),
    /** The signing request, in PEM, and the private key that it was made of. */
    csr: p.text(),
    privateKeySealed: p.text(),
    /** Null until the user brings what the provider gave them for the signing request. */
    apiKeySealed: p.text().nullable(),
    apiKeyLast4: p.string().length(4).nullable(),
    vaultAccountId: p.string().length(64).nullable(),
    environment: p.string().length(8).$type<CustodyEnvironment>().nullable(),
    region: p.string().length(4).$type<CustodyRegion>().nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /** When the provider last answered to these credentials. */
    lastValidatedAt: p.datetime(3).nullable(),
  },
  uniques: [{ properties: ["user", "type"] }],
});

export type CustodyIntegration = InferEntity<typeof CustodyIntegration>;
