import { CannotStart } from "../runtime/cannot-start.ts";
import type { Environment } from "../runtime/environment.ts";
import type { DataDirectory } from "./data-directory.ts";
import { freePort } from "./free-port.ts";
import type { Part } from "./part.ts";
import { createChain, DEVELOPMENT_SIGNER_KEY } from "./parts/chain.ts";
import { createIpfs } from "./parts/ipfs.ts";
import { createPostgres } from "./parts/postgres.ts";
import { createSimulators } from "./parts/simulators.ts";
import { createTemporal } from "./parts/temporal.ts";
import type { WantedPort } from "./ports.ts";
import { findTemporal } from "./setup/temporal-binary.mjs";
import { LOCAL_WALLET_PROVIDER } from "./simulators/local-credentials.ts";
import { simulated } from "./simulators/simulated.ts";

export interface Embedded {
  readonly parts: readonly Part[];
  readonly ports: readonly WantedPort[];
  /** What our own programs find in their environment: the addresses of the parts. */
  readonly environment: NodeJS.ProcessEnv;
}

const HOST = "127.0.0.1";

/** The parts that the environment does not name an address for. */
export async function embeddedParts(environment: Environment, data: DataDirectory): Promise<Embedded> {
  const parts: Part[] = [];
  const ports: WantedPort[] = [];
  const addresses: NodeJS.ProcessEnv = {};

  if (!environment.DATABASE_URL) {
    const port = environment.POSTGRES_PORT;
    const postgres = await createPostgres({ directory: data.file("postgres"), port });
    parts.push(postgres);
    ports.push({ port, host: HOST, who: "PostgreSQL", variable: "POSTGRES_PORT" });
    addresses.DATABASE_URL = postgres.url;
  }
  if (!environment.TEMPORAL_ADDRESS) {
    const { TEMPORAL_PORT: port, TEMPORAL_UI_PORT: uiPort, TEMPORAL_NAMESPACE: namespace } = environment;
    const databaseFile = data.file("temporal/temporal.db");
    const temporal = createTemporal({ binary: temporalBinary(), databaseFile, namespace, port, uiPort });
    parts.push(temporal);
    ports.push({ port, host: HOST, who: "Temporal", variable: "TEMPORAL_PORT" });
    ports.push({ port: uiPort, host: HOST, who: "Temporal's UI", variable: "TEMPORAL_UI_PORT" });
    addresses.TEMPORAL_ADDRESS = temporal.address;
    addresses.TEMPORAL_NAMESPACE = namespace;
    addresses.TEMPORAL_UI_PORT = String(uiPort);
    if (!environment.TEMPORAL_UI_URL) addresses.TEMPORAL_UI_URL = `http://localhost:${uiPort}`;
  }
  if (!environment.CHAIN_RPC_URL) {
    const publicPort = environment.CHAIN_PORT;
    const chain = createChain({ directory: data.file("chain"), port: await freePort(), publicPort });
    parts.push(chain);
    ports.push({ port: publicPort, host: HOST, who: "the Ethereum node", variable: "CHAIN_PORT" });
    addresses.CHAIN_RPC_URL = chain.url;
    // It makes a block per transaction, so nothing would ever be deep in it, and it has nobody to reorganise it.
    addresses.EXECUTION_CONFIRMATIONS = "1";
    if (!environment.CHAIN_SIGNER_KEY) addresses.CHAIN_SIGNER_KEY = DEVELOPMENT_SIGNER_KEY;
  }
  if (!environment.IPFS_API_URL) {
    const port = environment.IPFS_PORT;
    const ipfs = createIpfs({ dataDirectory: data.path, port });
    parts.push(ipfs);
    ports.push({ port, host: HOST, who: "the IPFS node", variable: "IPFS_PORT" });
    addresses.IPFS_API_URL = ipfs.url;
  }
  const { walletProvider, custody } = simulated(environment);
  const simulators = createSimulators({
    dataDirectory: data.path,
    chainUrl: environment.CHAIN_RPC_URL ?? addresses.CHAIN_RPC_URL ?? "",
    walletProviderPort: environment.WALLET_PROVIDER_PORT,
    custodyPort: environment.CUSTODY_PORT,
    webhookUrl: environment.CUSTODY_WEBHOOK_URL ?? `http://${HOST}:${environment.PORT}/custody/webhook`,
  });
  if (walletProvider || custody) parts.push(simulators);
  if (walletProvider) {
    const port = environment.WALLET_PROVIDER_PORT;
    ports.push({ port, host: HOST, who: "the wallet provider", variable: "WALLET_PROVIDER_PORT" });
    addresses.WALLET_PROVIDER_BASE_URL = simulators.walletProviderUrl;
    addresses.WALLET_PROVIDER_APP_ID = LOCAL_WALLET_PROVIDER.appId;
    addresses.WALLET_PROVIDER_APP_SECRET = LOCAL_WALLET_PROVIDER.appSecret;
  }
  if (custody) {
    const port = environment.CUSTODY_PORT;
    ports.push({ port, host: HOST, who: "the custody provider", variable: "CUSTODY_PORT" });
    addresses.CUSTODY_BASE_URL = simulators.custodyUrl;
  }
  return { parts, ports, environment: addresses };
}

function temporalBinary(): string {
  const binary = findTemporal();
  if (binary) return binary;
  throw new CannotStart(
    "There is no Temporal server yet: npm start fetches it first, or set TEMPORAL_ADDRESS to a server of yours.",
  );
}
