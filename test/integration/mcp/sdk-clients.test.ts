import {
  Client as StatelessClient,
  StreamableHTTPClientTransport as StatelessTransport,
} from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect } from "chai";
import { BASE_URL, postJson } from "../../support/accounts-world.ts";
import { storedOAuth } from "../../support/stored-oauth.ts";
import {
  GOOD_REQUEST,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
  WRONG_REQUEST,
} from "../../support/transactions-world.ts";

const INFO = { name: "a test", version: "1" };
const MCP = new URL(`${BASE_URL}/mcp`);

/** What a test does with a client, of whichever generation. */
interface Connected {
  readonly revision: string | undefined;
  call(name: string, args: object, onProgress?: (message: string) => void): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}
interface Connecting {
  readonly connected: Promise<Connected>;
  finish(parameters: URLSearchParams): Promise<void>;
}
type Connect = (
  provider: ReturnType<typeof storedOAuth>["provider"] | undefined,
  headers?: object,
) => Connecting;

describe("a client of the SDK's", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  before(async () => {
    world = await transactionsWorld();
    await world.startWorkers();
    owner = await world.owner();
  });
  after(async () => {
    await world?.close();
  });

  /** The service calls itself by its public address; here that is on another port. */
  const fetchHere = (url: string | URL, init?: RequestInit) =>
    fetch(String(url).replace(BASE_URL, world.api.url), init);

  const sessions: Connect = (authProvider, headers) => {
    const client = new Client(INFO);
    const options = { fetch: fetchHere, requestInit: { headers: { ...headers } } };
    const transport = new StreamableHTTPClientTransport(MCP, {
      ...options,
      ...(authProvider ? { authProvider } : {}),
    });
    return {
      finish: (parameters) => transport.finishAuth(parameters.get("code") ?? ""),
      connected: client.connect(transport).then(() => ({
        revision: transport.protocolVersion,
        call: async (name, args, onProgress) =>
          client.callTool({ name, arguments: { ...args } }, undefined, progressTo(onProgress)),
        close: () => client.close(),
      })),
    };
  };
  const stateless: Connect = (authProvider, headers) => {
    const client = new StatelessClient(INFO, { versionNegotiation: { mode: "auto" } });
    const options = { fetch: fetchHere, requestInit: { headers: { ...headers } } };
    const transport = new StatelessTransport(MCP, { ...options, ...(authProvider ? { authProvider } : {}) });
    return {
      finish: (parameters) => transport.finishAuth(parameters),
      connected: client.connect(transport).then(() => ({
        revision: transport.protocolVersion,
        call: async (name, args, onProgress) =>
          client.callTool({ name, arguments: { ...args } }, progressTo(onProgress)),
        close: () => client.close(),
      })),
    };
  };
  const progressTo = (onProgress?: (message: string) => void) =>
    onProgress && { onprogress: ({ message = "" }: { message?: string | undefined }) => onProgress(message) };

  /** What the browser and the person at it do. */
  async function consent(url: URL | undefined): Promise<URLSearchParams> {
    const response = await fetchHere(url ?? "", { redirect: "manual" });
    const sessionId = new URL(response.headers.get("location") ?? "").searchParams.get("session");
    const decided = await postJson(`${world.api.url}/oauth/approve`, { sessionId }, owner.bearer);
    return new URL(((await decided.json()) as { redirectUrl: string }).redirectUrl).searchParams;
  }
  async function takeBackAll(): Promise<void> {
    const headers = owner.bearer;
    const grants = (await (await fetch(`${world.api.url}/oauth/grants`, { headers })).json()) as {
      id: string;
    }[];
    for (const { id } of grants)
      await fetch(`${world.api.url}/oauth/grants/${id}`, { method: "DELETE", headers });
  }
  const structured = (result: Record<string, unknown>) =>
    result.structuredContent as { requestHash: string; status: string; decision: string | null };
  const rejected = (work: Promise<unknown>) =>
    work.then(
      () => "nothing",
      (error: unknown) => (error instanceof Error ? error.constructor.name : String(error)),
    );

  for (const [revision, connect] of [
    ["2025-11-25", sessions],
    ["2026-07-28", stateless],
  ] as const) {
    it(`registers, is granted by its person, calls a tool, refreshes, and begins anew once it is revoked, in revision ${revision}`, async () => {
      const { provider, state } = storedOAuth();
      const first = connect(provider);
      expect(await rejected(first.connected)).to.equal("UnauthorizedError");
      await first.finish(await consent(state.sentTo.at(-1)));
      const client = await connect(provider).connected;
      expect(client.revision).to.equal(revision);
      const request = { escrowAddress: owner.address, ...GOOD_REQUEST };
      const asked = structured(await client.call("requestVerification", request));
      expect(asked.status).to.equal("PENDING");

      const granted = state.tokens;
      if (granted) state.tokens = { ...granted, access_token: "past its time" };
      const checked = await client.call("checkVerificationStatus", { requestHash: asked.requestHash });
      expect(structured(checked).requestHash).to.equal(asked.requestHash);
      expect(state.tokens?.refresh_token).not.to.equal(granted?.refresh_token);

      const before = state.sentTo.length;
      await takeBackAll();
      const call = client.call("checkVerificationStatus", { requestHash: asked.requestHash });
      expect(await rejected(call)).to.equal("UnauthorizedError");
      expect(state.sentTo.length, "its person is asked again").to.equal(before + 1);
      await client.close().catch(() => undefined);
    });

    it(`calls both tools with a key, and hears of progress, in revision ${revision}`, async () => {
      const client = await connect(undefined, owner.key).connected;
      expect(client.revision).to.equal(revision);
      const progress: string[] = [];
      const request = { escrowAddress: owner.address, ...WRONG_REQUEST };
      const asked = await client.call("requestVerification", request, (message) => progress.push(message));
      expect(structured(asked).decision).to.equal("REJECTED");
      expect(progress[0]).to.contain(structured(asked).requestHash);
      const { requestHash } = structured(asked);
      const checked = await client.call("checkVerificationStatus", { requestHash });
      expect(structured(checked)).to.include({ requestHash, decision: "REJECTED" });
      await client.close();
    });
  }
});
