import { expect } from "chai";
import { createMcpParts } from "../../../api/mcp/mcp-parts.ts";
import { statusWith } from "../../support/mcp-client.ts";
import { type OAuthWorld, oauthWorld } from "../oauth/oauth-world.ts";

const PUBLIC = "https://countersign.example";
const LOCAL = "http://localhost:3000";

describe("MCP_ALLOWED_ORIGINS", () => {
  let world: OAuthWorld;
  before(async () => {
    world = await oauthWorld();
  });
  after(() => world.close());

  async function service(baseUrl: string, allowedOrigins?: string[]) {
    const parts = { baseUrl, uiUrl: `${baseUrl}/app`, allowedOrigins };
    const { url } = await world.serve({ baseUrl, mcp: createMcpParts(world.database, parts) });
    const { host } = new URL(baseUrl);
    return {
      /** Whether pages of an origin may call, as they and their preflights are told; who may is asked for a credential. */
      async allows(origin: string): Promise<boolean> {
        const status = await statusWith(url, { host, origin });
        const preflight = await fetch(`${url}/mcp`, {
          method: "OPTIONS",
          headers: { origin, "access-control-request-method": "POST" },
        });
        const told = preflight.headers.get("access-control-allow-origin");
        expect([status, told], origin).to.be.deep.oneOf([
          [401, origin],
          [403, null],
        ]);
        return status === 401;
      },
      statusWithoutOrigin: () => statusWith(url, { host }),
    };
  }

  it("lets the named pages call and no other, loopback's neither, as browsers write them", async () => {
    const named = ["https://One.example/", "https://two.example:443", "http://three.example:8080"];
    const { allows } = await service(PUBLIC, named);
    for (const origin of ["https://one.example", "https://two.example", "http://three.example:8080"])
      expect(await allows(origin), origin).to.equal(true);
    for (const origin of [
      "https://evil.example",
      "http://one.example",
      "https://one.example.evil.example",
      "http://three.example",
      "http://localhost:5173",
      "null",
    ])
      expect(await allows(origin), origin).to.equal(false);
  });

  it("that names nothing lets no page call, and everybody else, who sends no Origin", async () => {
    const { allows, statusWithoutOrigin } = await service(LOCAL, []);
    expect(await allows("http://localhost:5173")).to.equal(false);
    expect(await statusWithoutOrigin()).to.equal(401);
  });

  it("left out lets any page call a public service, and of one on this machine its own and loopback's", async () => {
    expect(await (await service(PUBLIC)).allows("https://any.example")).to.equal(true);
    const { allows } = await service(LOCAL);
    expect(await allows("https://any.example")).to.equal(false);
    expect(await allows("http://127.0.0.1:6274")).to.equal(true);
  });
});
