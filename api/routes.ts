import { createApiKey } from "./api-keys/create-api-key.ts";
import { listApiKeys } from "./api-keys/list-api-keys.ts";
import { revokeApiKey } from "./api-keys/revoke-api-key.ts";
import { getMe } from "./auth/get-me.ts";
import { getHealth } from "./health/get-health.ts";
import { getReadiness } from "./health/get-readiness.ts";
import { getDocs } from "./openapi/get-docs.ts";
import { docsAssets } from "./openapi/get-docs-asset.ts";
import { getOpenApi } from "./openapi/get-openapi.ts";
import type { Route } from "./route.ts";
import { getService } from "./service/get-service.ts";
import { getSettings } from "./settings/get-settings.ts";
import { putSettings } from "./settings/put-settings.ts";
import { createNonce } from "./siwe/create-nonce.ts";
import { verifyMessage } from "./siwe/verify-message.ts";
import { createApproval } from "./transactions/create-approval.ts";
import { createTransaction } from "./transactions/create-transaction.ts";
import { getApprovalStatus } from "./transactions/get-approval-status.ts";
import { getTransaction } from "./transactions/get-transaction.ts";
import { listTransactions } from "./transactions/list-transactions.ts";
import { getVerificationService } from "./verification-services/get-service.ts";
import { listActiveServices, listServices } from "./verification-services/list-services.ts";
import { getPublicKeys } from "./well-known/get-public-keys.ts";

/** Every route of the service. */
export const routes: readonly Route[] = [
  getService,
  getHealth,
  getReadiness,
  getPublicKeys,
  createNonce,
  verifyMessage,
  getMe,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  getSettings,
  putSettings,
  createTransaction,
  listTransactions,
  getTransaction,
  createApproval,
  getApprovalStatus,
  listServices,
  listActiveServices,
  getVerificationService,
  getOpenApi(() => routes),
  getDocs,
  ...docsAssets,
];
