import { apiKeyRoutes } from "./api-keys/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { budgetRoutes } from "./budgets/routes.ts";
import { connectRoutes } from "./connect/routes.ts";
import { custodyRoutes } from "./custody/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { internalRoutes } from "./internal/routes.ts";
import { mcpRoutes } from "./mcp/routes.ts";
import { oauthRoutes } from "./oauth/routes.ts";
import { documentationRoutes } from "./openapi/routes.ts";
import { operatorRoutes } from "./operator/routes.ts";
import { pageRoutes } from "./pages/routes.ts";
import { publicAgentRoutes } from "./public-agents/routes.ts";
import { quorumRoutes } from "./quorums/routes.ts";
import type { AnyRoute } from "./raw-route.ts";
import { serviceRoutes } from "./service/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { siweRoutes } from "./siwe/routes.ts";
import { transactionRoutes } from "./transactions/routes.ts";
import { userRoutes } from "./users/routes.ts";
import { verificationServiceRoutes } from "./verification-services/routes.ts";
import { wellKnownRoutes } from "./well-known/routes.ts";

/** Every route of the service, by area. */
export const routes: readonly AnyRoute[] = [
  ...serviceRoutes,
  ...healthRoutes,
  ...wellKnownRoutes,
  ...siweRoutes,
  ...authRoutes,
  ...connectRoutes,
  ...oauthRoutes,
  ...apiKeyRoutes,
  ...userRoutes,
  ...settingsRoutes,
  ...budgetRoutes,
  ...quorumRoutes,
  ...custodyRoutes,
  ...transactionRoutes,
  ...mcpRoutes,
  ...verificationServiceRoutes,
  ...publicAgentRoutes,
  ...internalRoutes,
  ...operatorRoutes,
  ...pageRoutes,
  ...documentationRoutes(() => routes),
];
