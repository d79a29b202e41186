import type { CustodyIntegration } from "./custody-integration.entity.ts";

/** An integration without its secrets, as it may be shown to its owner. */
export type IntegrationRow = Readonly<
  Pick<
    CustodyIntegration,
    | "id"
    | "type"
    | "csr"
    | "apiKeyLast4"
    | "vaultAccountId"
    | "environment"
    | "region"
    | "createdAt"
    | "updatedAt"
    | "lastValidatedAt"
  > & { isActive: boolean }
>;

export function integrationRow({
  privateKeySealed: _key,
  apiKeySealed,
  user: _user,
  ...row
}: CustodyIntegration): IntegrationRow {
  return { ...row, isActive: apiKeySealed !== null };
}
