import { createMcpRoutes } from "../../api/mcp/routes.ts";
import { freePort } from "../../local/free-port.ts";
import { oauthWorld } from "../integration/oauth/oauth-world.ts";
import { postJson, signIn, UNLIMITED } from "../support/accounts-world.ts";
import { awayLifecycle } from "../support/away-lifecycle.ts";
import { type Outcome, runConformance } from "../support/conformance.ts";
import { type KeyProxy, keyProxy } from "../support/key-proxy.ts";
import { fixtureServers } from "./fixture-servers.ts";

export type Revision = "2025-11-25" | "2026-07-28";
/** The service itself, or its mount with what the suite asks of every server behind it. */
export type Mount = "service" | "fixture";

export interface ConformanceWorld {
  server(mount: Mount, scenario: string, revision: Revision): Promise<Outcome>;
  authorization(): Promise<Outcome>;
  close(): Promise<void>;
}

/** What the suite is let loose on. It sends no credential, so proxies add one. */
export async function conformanceWorld(): Promise<ConformanceWorld> {
  const world = await oauthWorld();
  const created = await postJson(`${world.api.url}/user-api-keys`, { name: "suite" }, world.user.bearer);
  const key = { "x-api-key": ((await created.json()) as { secret: string }).secret };
  const fixture = await world.serve({ limiter: UNLIMITED }, createMcpRoutes(fixtureServers));
  const proxies: Record<Mount, KeyProxy> = {
    service: await keyProxy(() => world.api.url, key),
    fixture: await keyProxy(() => fixture.url, key),
  };
  const more: { close(): Promise<void> }[] = [];

  /** A service that goes by the address that it is at, as the issuer of tokens must. */
  async function issuer(): Promise<string> {
    let at = "";
    const proxy = await keyProxy(() => at);
    const away = await awayLifecycle();
    more.push(proxy, away);
    const { lifecycle } = away;
    at = (await world.serve({ baseUrl: proxy.url, limiter: UNLIMITED, lifecycle })).url;
    return proxy.url;
  }

  return {
    server: (mount, scenario, revision) =>
      runConformance([
        "server",
        ...["--url", `${proxies[mount].url}/mcp`, "--scenario", scenario, "--spec-version", revision],
      ]),
    async authorization() {
      const url = await issuer();
      const port = await freePort();
      const redirect_uris = [`http://127.0.0.1:${port}/callback`];
      const registered = await postJson(`${url}/oauth/register`, {
        redirect_uris,
        token_endpoint_auth_method: "none",
      });
      const { client_id } = (await registered.json()) as { client_id: string };
      let sent: Promise<unknown> | undefined;
      const args = [
        "--url",
        url,
        "--client-id",
        client_id,
        "--resource",
        `${url}/mcp`,
        "--port",
        String(port),
      ];
      const outcome = await runConformance(["authorization", ...args], (said) => {
        const address = /^(http\S+\/oauth\/authorize\?\S+)\n/m.exec(said)?.[1];
        if (address) sent ??= consent(address, url);
      });
      await sent;
      return outcome;
    },
    async close() {
      for (const each of [...Object.values(proxies), ...more]) await each.close();
      await world.close();
    },
  };
}

/** What the browser and the person at it do. */
async function consent(address: string, url: string): Promise<void> {
  const user = await signIn(url);
  const response = await fetch(address, { redirect: "manual" });
  const sessionId = new URL(response.headers.get("location") ?? "").searchParams.get("session");
  const decided = await postJson(`${url}/oauth/approve`, { sessionId }, user.bearer);
  const { redirectUrl } = (await decided.json()) as { redirectUrl: string };
  await fetch(redirectUrl);
}
