import { getHealth } from "./health/get-health.ts";
import { getReadiness } from "./health/get-readiness.ts";
import { getDocs } from "./openapi/get-docs.ts";
import { docsAssets } from "./openapi/get-docs-asset.ts";
import { getOpenApi } from "./openapi/get-openapi.ts";
import type { Route } from "./route.ts";
import { getService } from "./service/get-service.ts";
import { getPublicKeys } from "./well-known/get-public-keys.ts";

/** Every route of the service. */
export const routes: readonly Route[] = [
  getService,
  getHealth,
  getReadiness,
  getPublicKeys,
  getOpenApi(() => routes),
  getDocs,
  ...docsAssets,
];
