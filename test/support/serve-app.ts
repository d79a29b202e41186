import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { createApp } from "../../api/app.ts";
import type { Dependencies } from "../../api/dependencies.ts";
import { createLimiter } from "../../api/limits/limiter.ts";
import { createMemoryCounters } from "../../api/limits/rate-counters.ts";
import { createMcpParts } from "../../api/mcp/mcp-parts.ts";
import type { AnyRoute } from "../../api/raw-route.ts";
import { createApiServer } from "../../api/server.ts";
import { createFindApprovalStatus } from "../../db/transactions/find-approval-status.ts";
import { createLog } from "../../runtime/log.ts";

const BASE_URL = "http://localhost:3000";

export interface Served {
  url: string;
  /** Every line the service logged. */
  logged: string[];
  close(): Promise<void>;
}

/** What a test does not name is the plainest thing that works, or is missing loudly. */
export function plainDependencies(log: Logger, given: Partial<Dependencies> = {}): Dependencies {
  return {
    baseUrl: BASE_URL,
    uiUrl: `${BASE_URL}/app`,
    siweDomains: [],
    trustedProxyHops: 0,
    log,
    health: { run: () => Promise.reject(new Error("no health checks in this test")) },
    publicKeys: async () => [],
    database: absent("database"),
    findApprovalStatus: given.database
      ? createFindApprovalStatus(given.database)
      : absent("findApprovalStatus"),
    tokens: absent("tokens"),
    walletSignatures: absent("walletSignatures"),
    chains: absent("chains"),
    sealer: absent("sealer"),
    sealedContents: absent("sealedContents"),
    serviceKeys: () => Promise.resolve([]),
    lifecycle: absent("lifecycle"),
    cipher: absent("cipher"),
    custody: absent("custody"),
    walletProvider: absent("walletProvider"),
    agentQuorumId: "countersign-agent",
    connectCodeTtlMs: 600_000,
    oauthSessionTtlMs: 600_000,
    fetchClientDocument: () => Promise.reject(new Error("this test reaches no client's document")),
    plaintextPolicy: "seal",
    limiter: createLimiter({ counters: createMemoryCounters(), log }),
    publicPostsPerMinute: 600,
    mcp: createMcpParts(given.database ?? absent("database"), {
      baseUrl: given.baseUrl ?? BASE_URL,
      uiUrl: given.uiUrl ?? `${BASE_URL}/app`,
      allowedOrigins: undefined,
    }),
    operator: absent("operator"),
    workflowPage: () => undefined,
    ...given,
  };
}

/** Serves the given routes over real HTTP. */
export async function serveApp(
  routes: readonly AnyRoute[],
  given: Partial<Dependencies> = {},
): Promise<Served> {
  const logged: string[] = [];
  const log = createLog("info", "api", { write: (line) => void logged.push(line) });
  const app = createApp(routes, plainDependencies(log, given));
  const server = createApiServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    logged,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A part that the test does without; using it says so. */
function absent<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get() {
      throw new Error(`this test gives the app no ${name}`);
    },
  });
}
