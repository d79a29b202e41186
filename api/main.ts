import { ensureBootstrapKeys } from "../db/accounts/bootstrap-keys.ts";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { createCipher } from "../db/secrets/cipher.ts";
import { loadServiceKeys } from "../db/secrets/service-keys.ts";
import { loadSigningKeys } from "../db/secrets/signing-keys.ts";
import { createFindApprovalStatus } from "../db/transactions/find-approval-status.ts";
import { createChainNode } from "../integrations/chain/chain-node.ts";
import { createChainNodes } from "../integrations/chain/chain-nodes.ts";
import { createFetchClientDocument } from "../integrations/client-document/fetch-client-document.ts";
import { createIpfs } from "../integrations/ipfs/create-ipfs.ts";
import { createSealing } from "../integrations/pgp/create-sealing.ts";
import { createTemporalClient } from "../integrations/temporal/client.ts";
import { temporalSettings } from "../integrations/temporal/connection-settings.ts";
import { createWalletProvider } from "../integrations/wallet-provider/create-wallet-provider.ts";
import { createWalletSignatures } from "../integrations/wallet-signature/wallet-signatures.ts";
import { createLifecycle } from "../lifecycle/create-lifecycle.ts";
import { encryptionKeys } from "../runtime/encryption-keys.ts";
import { listen } from "../runtime/listen.ts";
import { required } from "../runtime/required.ts";
import { runProcess } from "../runtime/run-process.ts";
import { createApp } from "./app.ts";
import { createSigningKeyRing } from "./auth/signing-key-ring.ts";
import { createTokens } from "./auth/tokens.ts";
import { createCustodyParts } from "./custody/custody-parts.ts";
import { createHealthChecks } from "./health/health-checks.ts";
import { createProbes } from "./health/probes.ts";
import { createLimiter } from "./limits/limiter.ts";
import { createMemoryCounters, createPostgresCounters } from "./limits/rate-counters.ts";
import { createMcpParts } from "./mcp/mcp-parts.ts";
import { createOperatorParts } from "./operator/operator-parts.ts";
import { routes } from "./routes.ts";
import { createApiServer } from "./server.ts";
import { createSealedContentsReader } from "./transactions/sealed-contents.ts";
import { createWorkflowPage } from "./transactions/workflow-pages.ts";

await runProcess("api", async ({ environment, log, onStop }) => {
  const needed = required(environment, "DATABASE_URL", "TEMPORAL_ADDRESS", "CHAIN_RPC_URL", "IPFS_API_URL");
  const database = await openReadyDatabase(needed.DATABASE_URL);
  onStop(() => database.close());
  const cipher = createCipher(await encryptionKeys(environment));
  const signingKeys = await createSigningKeyRing(() => loadSigningKeys(database.em, cipher), log);
  await ensureBootstrapKeys(database.em, [
    { variable: "BOOTSTRAP_ADMIN_API_KEY", type: "admin", secret: environment.BOOTSTRAP_ADMIN_API_KEY },
    { variable: "BOOTSTRAP_ORION_API_KEY", type: "orion", secret: environment.BOOTSTRAP_ORION_API_KEY },
  ]);

  const temporal = createTemporalClient(temporalSettings(environment));
  onStop(() => temporal.connection.close());
  const policy = {
    arbiter: environment.ARBITER,
    approvalTtlMs: environment.APPROVAL_TTL,
    executionTtlMs: environment.EXECUTION_TTL,
  };
  const lifecycle = createLifecycle({ temporal, policy, log });
  onStop(lifecycle.idle);
  const chain = createChainNode({ url: needed.CHAIN_RPC_URL, timeoutMs: 2000 });
  const validatorUrl = environment.VALIDATOR_URL ?? `http://127.0.0.1:${environment.VALIDATOR_PORT}`;
  const probes = createProbes({
    database,
    temporal,
    chain,
    ipfs: createIpfs({ url: needed.IPFS_API_URL, timeoutMs: 2000 }),
    validatorUrl,
  });

  const sealer = await createSealing({ threads: 1 });
  onStop(sealer.close);
  const sealedContents = await createSealedContentsReader({ threads: 1, warmMessage: sealer.warmMessage });
  onStop(sealedContents.close);
  const walletSignatures = createWalletSignatures();
  onStop(() => walletSignatures.close());
  const custody = createCustodyParts(environment.CUSTODY_BASE_URL);
  onStop(custody.csrMaker.close);
  const counters =
    environment.RATE_LIMIT_STORE === "postgres"
      ? await createPostgresCounters(database)
      : createMemoryCounters();
  const baseUrl = environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
  const uiUrl = environment.UI_URL ?? `${baseUrl}/app`;
  const app = createApp(routes, {
    baseUrl,
    uiUrl,
    trustedProxyHops: environment.TRUSTED_PROXY_HOPS,
    log,
    health: createHealthChecks(probes),
    publicKeys: signingKeys.published,
    siweDomains: environment.SIWE_DOMAINS,
    database,
    findApprovalStatus: createFindApprovalStatus(database),
    tokens: createTokens(signingKeys, baseUrl),
    walletSignatures,
    chains: createChainNodes({ registration: chain, urls: environment.RPC_URLS, timeoutMs: 2000 }),
    sealer,
    sealedContents,
    serviceKeys: () => loadServiceKeys(database, cipher),
    lifecycle,
    cipher,
    custody,
    walletProvider: createWalletProvider({
      baseUrl: environment.WALLET_PROVIDER_BASE_URL,
      appId: environment.WALLET_PROVIDER_APP_ID,
      appSecret: environment.WALLET_PROVIDER_APP_SECRET,
    }),
    agentQuorumId: environment.AGENT_QUORUM_ID,
    connectCodeTtlMs: environment.CONNECT_CODE_TTL,
    oauthSessionTtlMs: environment.OAUTH_SESSION_TTL,
    fetchClientDocument: createFetchClientDocument(),
    plaintextPolicy: environment.PLAINTEXT_POLICY,
    limiter: createLimiter({ counters, log }),
    publicPostsPerMinute: environment.RATE_LIMIT_PUBLIC_POST,
    mcp: createMcpParts(database, { baseUrl, uiUrl, allowedOrigins: environment.MCP_ALLOWED_ORIGINS }),
    operator: createOperatorParts(temporal, validatorUrl),
    workflowPage: createWorkflowPage(environment.TEMPORAL_UI_URL, environment.TEMPORAL_NAMESPACE),
  });
  const server = createApiServer(app);
  onStop(await listen(server, environment.PORT, environment.HOST));
});
