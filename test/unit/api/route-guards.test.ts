import { expect } from "chai";
import { isLimited, limitsOf } from "../../../api/limits/limit.ts";
import { type AnyRoute, isRaw } from "../../../api/raw-route.ts";
import { routes } from "../../../api/routes.ts";

/** Who may call what, and how often. A route that is added, or whose guard changes, must be written here too. */
const GUARDS: Record<string, string> = {
  "GET /": "public",
  "GET /health": "public",
  "GET /health/ready": "public",
  "GET /.well-known/jwks.json": "public",
  "GET /openapi.json": "public",
  "GET /operator/overview": "key, 60/key",
  "GET /app": "public",
  "GET /app/access": "public",
  "GET /app/custody": "public",
  "GET /app/budgets": "public",
  "GET /app/settings": "public",
  "GET /app/transactions/{requestHash}": "public",
  "GET /app/agents/{ethereumAddress}": "public",
  "GET /app/operator": "public",
  "GET /app/connect": "public",
  "GET /app/consent": "public",
  "GET /app/files/{name}": "public",
  "GET /docs": "public",
  "GET /docs/swagger-ui.css": "public",
  "GET /docs/swagger-ui-bundle.js": "public",
  "GET /docs/show.js": "public",
  "POST /auth/siwe/nonce": "public, 600/ip of public-posts",
  "POST /auth/siwe/verify": "public, 60/ip of signature-checks",
  "POST /auth/refresh": "public, 600/ip of public-posts",
  "POST /auth/logout": "jwt",
  "POST /auth/logout-all": "jwt",
  "GET /auth/validate": "jwt",
  "GET /auth/me": "jwt",
  "POST /auth/connect/initiate": "public, 10/ip",
  "GET /auth/connect/status": "public, 30/ip",
  "POST /auth/connect/approve": "jwt, 5/user",
  "GET /.well-known/oauth-protected-resource": "public",
  "GET /.well-known/oauth-protected-resource/mcp": "public",
  "GET /.well-known/oauth-authorization-server": "public",
  "POST /oauth/register": "public, 600/ip of public-posts",
  "GET /oauth/authorize": "public, 30/ip",
  "GET /oauth/session-info": "public",
  "POST /oauth/approve": "jwt",
  "POST /oauth/deny": "jwt",
  "POST /oauth/token": "public, 600/ip of public-posts",
  "POST /oauth/revoke": "public, 600/ip of public-posts",
  "POST /oauth/introspect": "public, 600/ip of public-posts",
  "GET /oauth/grants": "jwt",
  "DELETE /oauth/grants/{id}": "jwt",
  "POST /user-api-keys": "jwt",
  "GET /user-api-keys": "jwt",
  "POST /user-api-keys/register": "jwt, 60/ip of signature-checks, 5/user",
  "GET /user-api-keys/profile": "jwt",
  "DELETE /user-api-keys/{apiKeyId}": "jwt",
  "POST /users": "key or signature",
  "GET /users/{ethereumAddress}": "key or signature",
  "GET /settings": "jwt",
  "PUT /settings": "jwt",
  "GET /settings/by-ethereum/{ethereumAddress}": "key or jwt or signature",
  "GET /settings/budgets": "jwt",
  "PUT /settings/budgets": "jwt",
  "PUT /settings/provider-quorum/{type}": "jwt",
  "GET /settings/provider-quorum/{type}": "jwt",
  "DELETE /settings/provider-quorum/{type}": "jwt",
  "POST /settings/register-provider-quorum": "jwt, 10/user",
  "POST /provider-quorum": "jwt or key, 10/user",
  "POST /custody/generate-csr/{type}": "jwt, 10/user",
  "GET /custody/integration/{type}": "jwt",
  "GET /custody/integrations": "jwt",
  "GET /custody/csr/{type}": "jwt",
  "POST /custody/complete/{type}": "jwt",
  "POST /custody/validate/{type}": "jwt, 30/user",
  "GET /custody/config/{type}/{ethereumAddress}": "key or jwt or signature",
  "POST /custody/admin/transactions": "key",
  "POST /custody/webhook": "public, 600/ip of public-posts",
  "POST /transactions":
    "key or jwt, may create, 100/ip, 10/user, 30/key, 120/user of openings, 120/key of openings",
  "GET /transactions/users/{ethereumAddress}": "key or jwt or signature, may read",
  "GET /transactions/{requestHash}":
    "key or jwt or signature, may read, 120/user of openings, 120/key of openings",
  "POST /transactions/{requestHash}/approvals": "key or jwt or signature, may approve",
  "GET /transactions/{requestHash}/approval-status": "key or jwt or signature, may read",
  "POST /transactions/{requestHash}/execution": "key or jwt or signature",
  "POST /transactions/{requestHash}/cancel": "key or jwt or signature",
  "PATCH /internal/orion-metadata/{requestHash}/tee-proof": "key",
  "PATCH /internal/orion-metadata/{requestHash}/settlement": "key",
  "POST /mcp": "oauth or key, 600/user of mcp, 600/key of mcp",
  "GET /mcp": "oauth or key, 600/user of mcp, 600/key of mcp",
  "DELETE /mcp": "oauth or key, 600/user of mcp, 600/key of mcp",
  "GET /verification-services": "public",
  "GET /verification-services/active": "public",
  "GET /verification-services/{id}": "public",
  "GET /verification-services/inbox/{inbox}": "public",
  "GET /verification-services/pgp-public-key/{key}": "public",
  "GET /public/agents/{ethereumAddress}": "public",
  "GET /public/agents/{ethereumAddress}/transactions": "public",
  "GET /public/agents/{ethereumAddress}/transactions/{requestHash}": "public",
  "GET /public/agents/{ethereumAddress}/metrics": "public",
};

describe("every route has its guard", () => {
  it("and no route stands outside this table", () => {
    const actual = Object.fromEntries(
      routes.map((route) => [`${route.method} ${route.path}`, guardOf(route)]),
    );
    expect(actual).to.deep.equal(GUARDS);
  });

  it("and declares the refusals that its guard can answer", () => {
    for (const route of routes) {
      const declared = Object.keys(route.answers).map(Number);
      const refusals = [
        ...(route.auth === "public" ? [] : [401]),
        ...(route.scope ? [403] : []),
        ...(isLimited(route) ? [429] : []),
        ...(!isRaw(route) && route.body ? [400, 413, 415] : []),
        ...(!isRaw(route) && (route.params || route.query || route.headers) ? [400] : []),
      ];
      expect(declared, `${route.method} ${route.path}`).to.include.members(refusals);
    }
  });
});

function guardOf(route: AnyRoute): string {
  const credentials = route.auth === "public" ? "public" : route.auth.join(" or ");
  const limits = limitsOf(route, 600).map(
    ({ per, perMinute, bucket }) => `${perMinute}/${per}${bucket ? ` of ${bucket}` : ""}`,
  );
  const scope = route.scope ? [`may ${route.scope}`] : [];
  return [credentials, ...scope, ...limits].join(", ");
}
