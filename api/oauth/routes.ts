import { authorize } from "./authorize/authorize.ts";
import { registerClient } from "./client/register-client.ts";
import { getAuthorizationServer } from "./discovery/authorization-server.ts";
import { getProtectedResource, getProtectedResourceOfMcp } from "./discovery/protected-resource.ts";
import { endGrant } from "./grants/end-grant.ts";
import { listGrants } from "./grants/list-grants.ts";
import { introspect } from "./introspect.ts";
import { revoke } from "./revoke.ts";
import { approve } from "./session/approve.ts";
import { deny } from "./session/deny.ts";
import { sessionInfo } from "./session/session-info.ts";
import { token } from "./token/token.ts";

export const oauthRoutes = [
  getProtectedResource,
  getProtectedResourceOfMcp,
  getAuthorizationServer,
  registerClient,
  authorize,
  sessionInfo,
  approve,
  deny,
  token,
  revoke,
  introspect,
  listGrants,
  endGrant,
];
