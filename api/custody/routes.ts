import { completeCustodyIntegration } from "./complete-integration.ts";
import { createAdminTransaction } from "./create-admin-transaction.ts";
import { generateCsr } from "./generate-csr.ts";
import { getCustodyConfig } from "./get-config.ts";
import { getCsr } from "./get-csr.ts";
import { getIntegration } from "./get-integration.ts";
import { listCustodyIntegrations } from "./list-integrations.ts";
import { validateIntegration } from "./validate-integration.ts";
import { custodyWebhook } from "./webhook.ts";

export const custodyRoutes = [
  generateCsr,
  getIntegration,
  listCustodyIntegrations,
  getCsr,
  completeCustodyIntegration,
  validateIntegration,
  getCustodyConfig,
  createAdminTransaction,
  custodyWebhook,
];
