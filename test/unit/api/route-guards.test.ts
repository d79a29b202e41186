import { expect } from "chai";
import { routes } from "../../../api/routes.ts";

/** Who may call what. A route that is added, or whose guard changes, must be written here too. */
const GUARDS: Record<string, string> = {
  "GET /": "public",
  "GET /health": "public",
  "GET /health/ready": "public",
  "GET /.well-known/jwks.json": "public",
  "GET /openapi.json": "public",
  "GET /docs": "public",
  "GET /docs/swagger-ui.css": "public",
  "GET /docs/swagger-ui-bundle.js": "public",
  "GET /docs/show.js": "public",
};

describe("every route has its guard", () => {
  it("and no route stands outside this table", () => {
    const actual = Object.fromEntries(routes.map((route) => [`${route.method} ${route.path}`, route.auth]));
    expect(actual).to.deep.equal(GUARDS);
  });
});
