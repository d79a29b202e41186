import { given, optional, type Variable } from "./variable.ts";
import {
  address,
  addressesByChain,
  count,
  duration,
  encryptionKeys,
  list,
  matching,
  oneOf,
  port,
  priceSource,
  text,
} from "./variable-kinds.ts";

const http = address("http", "https");
const apiKey = (letter: string) =>
  matching(
    `a key secret of the form cs_${letter}_… (npm run keys makes one)`,
    new RegExp(`^cs_${letter}_[0-9A-Za-z]{49}$`),
  );

/** Every variable that the service reads, grouped as docs/configuration.md shows them. */
export const variables = {
  "Addresses and ports": {
    PORT: given(port, { default: 3000, about: "Port of the API." }),
    HOST: given(text, { default: "127.0.0.1", about: "Interface that the API listens on." }),
    BASE_URL: optional(http, {
      about:
        "Public address of the API; every absolute address is built from it. Default: `http://localhost:PORT`.",
    }),
    UI_URL: optional(http, { about: "Address of the pages for people. Default: `BASE_URL/app`." }),
    VALIDATOR_PORT: given(port, { default: 8000, about: "Port of the validator." }),
    VALIDATOR_HOST: given(text, { default: "127.0.0.1", about: "Interface that the validator listens on." }),
    TEMPORAL_PORT: given(port, {
      default: 7233,
      about: "`npm start`: port of the embedded Temporal server.",
    }),
    TEMPORAL_UI_PORT: given(port, { default: 8233, about: "`npm start`: port of Temporal's UI." }),
    CHAIN_PORT: given(port, {
      default: 8545,
      about:
        "`npm start`: port of the embedded Ethereum node, for programs and pages of this machine; no WebSockets.",
    }),
    // Below those that outgoing connections are given (32768 and up), one of which may have it just then.
    POSTGRES_PORT: given(port, { default: 15_432, about: "`npm start`: port of the embedded PostgreSQL." }),
    IPFS_PORT: given(port, { default: 15_001, about: "`npm start`: port of the embedded IPFS node's RPC." }),
    WALLET_PROVIDER_PORT: given(port, {
      default: 15_002,
      about: "`npm start`: port of the simulated wallet provider.",
    }),
    CUSTODY_PORT: given(port, {
      default: 15_003,
      about: "`npm start`: port of the simulated custody provider.",
    }),
  },
  "Data and secrets": {
    DATA_DIR: given(text, { default: ".countersign", about: "Folder of everything kept on this machine." }),
    DATABASE_URL: optional(address("postgres", "postgresql"), {
      about: "PostgreSQL. Set: `npm start` embeds none.",
      secret: true,
    }),
    ENCRYPTION_KEY: optional(encryptionKeys, {
      about: "Encrypts secrets at rest. Made once and kept in `DATA_DIR` if absent.",
      secret: true,
    }),
    BOOTSTRAP_ADMIN_API_KEY: optional(apiKey("a"), {
      about:
        "An ADMIN key that exists while this names it, the same in all replicas: a changed or removed value revokes the one before.",
      secret: true,
    }),
    BOOTSTRAP_ORION_API_KEY: optional(apiKey("o"), {
      about:
        "An ORION key that exists while this names it, the same in all replicas: a changed or removed value revokes the one before.",
      secret: true,
    }),
  },
  Temporal: {
    TEMPORAL_ADDRESS: optional(matching("host:port", /^[^\s/]+:\d+$/), {
      about: "Temporal frontend. Set: `npm start` embeds none.",
    }),
    TEMPORAL_NAMESPACE: given(text, { default: "default", about: "Temporal namespace." }),
    TEMPORAL_API_KEY: optional(text, { about: "API key of Temporal Cloud.", secret: true }),
    TEMPORAL_TLS: optional(oneOf("true", "false"), { about: "Whether to speak TLS to Temporal." }),
    TEMPORAL_TLS_CLIENT_CERT_PATH: optional(text, { about: "Client certificate for mutual TLS." }),
    TEMPORAL_TLS_CLIENT_KEY_PATH: optional(text, { about: "Its private key." }),
    TEMPORAL_TLS_SERVER_CA_CERT_PATH: optional(text, {
      about: "Certificate authority of the Temporal server.",
    }),
    TEMPORAL_TLS_SERVER_NAME: optional(text, { about: "Server name to expect in its certificate." }),
    TEMPORAL_UI_URL: optional(http, {
      about:
        "Temporal's UI as its users reach it. Set: a transaction's page and dossier, and `npm run tx`, link to its workflows there. `npm start` sets it for the Temporal that it embeds.",
    }),
    WORKER_DEPLOYMENT: optional(matching("letters, digits, - and _", /^[\w-]{1,64}$/), {
      about:
        "Set, for provisioning and every worker alike: workers belong to a Temporal worker deployment of this name, so that two versions can run side by side (docs/deployment.md).",
    }),
    WORKER_QUEUES: optional(list, {
      about:
        "Which task queues a worker serves: some of `lifecycle`, `validation` and `custody`, so that custody's credentials are opened in a process of its own. Default: all.",
    }),
    ALLOW_BREAKING_UPGRADE: optional(oneOf("true", "false"), {
      about:
        "`true`: provisioning goes on although open workflows could not follow this version (docs/deployment.md).",
    }),
  },
  "Chain and IPFS": {
    CHAIN_RPC_URL: optional(http, {
      about: "RPC of the chain that requests are registered on. Set: `npm start` embeds none.",
      secret: true,
    }),
    CHAIN_ID: optional(count(1, Number.MAX_SAFE_INTEGER), {
      about: "Chain id that the RPC must have. Default: whatever it says.",
    }),
    CHAIN_SIGNER_KEY: optional(matching("0x and 64 hex digits", /^0x[0-9a-fA-F]{64}$/), {
      about: "Private key that signs registrations. The embedded chain has a funded one.",
      secret: true,
    }),
    NEW_CHAIN_SIGNER_KEY: optional(matching("0x and 64 hex digits", /^0x[0-9a-fA-F]{64}$/), {
      about: "`npm run hand-over`: the private key that is to sign registrations from then on.",
      secret: true,
    }),
    RPC_URLS: given(addressesByChain, {
      default: new Map(),
      about:
        "RPCs by chain id, beside the registration chain's: where execution reports are checked, contract wallets (EIP-1271) are asked, and the arbiter reads what no table knows and has transactions simulated (docs/arbiter.md).",
      secret: true,
    }),
    IPFS_API_URL: optional(http, { about: "Kubo RPC of the IPFS node. Set: `npm start` embeds none." }),
  },
  Arbiter: {
    VALIDATOR_URL: optional(http, {
      about: "Set: the arbiter is called there over HTTP. Unset: it runs in the worker.",
    }),
    VALIDATOR_API_KEY: optional(text, {
      about: "Set: the validator asks for it in `x-api-key`.",
      secret: true,
    }),
    ARBITER: given(oneOf("builtin", "external"), {
      default: "builtin",
      about: "`external`: only an ORION key decides.",
    }),
    VALIDATOR_THREADS: optional(count(1, 256), {
      about: "Threads of the node checks. Default: one per core.",
    }),
    PRICE_SOURCE: given(priceSource, {
      default: "none",
      about:
        "Where the prices come from by which trades are judged: `aave-oracle` reads Aave's oracle over `RPC_URLS`, an address is asked over HTTP (docs/prices.md).",
      secret: true,
    }),
    SANCTIONS_LIST_PATH: optional(text, {
      about: "An operator's own list of sanctioned addresses, in addition to the others (docs/data.md).",
    }),
    SANCTIONS_MAX_AGE: given(duration, {
      default: 30 * 86_400_000,
      about: "Age from which a fetched or an operator's sanctions list shows as degraded in `/health`.",
    }),
    LLM_BASE_URL: optional(http, {
      about:
        "Set, with `LLM_MODEL`: what passes all rules is also put to a model at this address, by the OpenAI chat completions interface.",
      secret: true,
    }),
    LLM_MODEL: optional(text, { about: "The model's name there." }),
    LLM_API_KEY: optional(text, { about: "Key of that interface, where it wants one.", secret: true }),
    LLM_TIMEOUT: given(duration, {
      default: 10_000,
      about:
        "What the model's answers about one request may take together; the worker waits 15 s for a whole verdict.",
    }),
  },
  "Custody and wallets": {
    CUSTODY_BASE_URL: optional(http, {
      about:
        "Custody provider, where its own hosts are not meant. `npm start` simulates one, which executes on the chain, unless this is set.",
    }),
    CUSTODY_WEBHOOK_URL: optional(http, {
      about:
        "Where the simulated custody provider tells of every change. `npm start` has it tell the API's `/custody/webhook`.",
    }),
    WALLET_PROVIDER_BASE_URL: optional(http, { about: "Wallet provider, where its own host is not meant." }),
    WALLET_PROVIDER_APP_ID: optional(text, {
      about:
        "This service's app at the wallet provider. `npm start` simulates the provider unless this or its address is set.",
    }),
    WALLET_PROVIDER_APP_SECRET: optional(text, { about: "That app's secret.", secret: true }),
    AGENT_QUORUM_ID: given(matching("up to 100 letters, digits, - and _", /^[\w-]{1,100}$/), {
      default: "countersign-agent",
      about: "The quorum at the wallet provider that users get who ask for the service's own agent.",
    }),
  },
  Policy: {
    PLAINTEXT_POLICY: given(oneOf("seal", "reject"), {
      default: "seal",
      about: "What happens to unsealed requests: `seal` seals them here, `reject` refuses them.",
    }),
    APPROVAL_TTL: given(duration, {
      default: 7 * 86_400_000,
      about: "How long a transaction waits for its approvals.",
    }),
    EXECUTION_TTL: given(duration, {
      default: 30 * 86_400_000,
      about: "How long an approved one waits for its execution.",
    }),
    EXECUTION_CONFIRMATIONS: given(count(1, 10_000), {
      default: 12,
      about:
        "How many blocks deep a reported execution must be, its own block counted, before it is believed to stay. `npm start` uses 1 on its own chain.",
    }),
    VERDICT_MAX_AGE: given(duration, {
      default: 15 * 60_000,
      about: "Age from which a verdict's hard checks run again before custody signs.",
    }),
    CONNECT_CODE_TTL: given(duration, { default: 10 * 60_000, about: "Lifetime of a connection code." }),
    OAUTH_SESSION_TTL: given(duration, { default: 10 * 60_000, about: "Lifetime of an OAuth session." }),
    SIWE_DOMAINS: given(list, { default: [], about: "Further hosts that sign-in messages may name." }),
    MCP_ALLOWED_ORIGINS: optional(list, {
      about:
        "Origins that may call `/mcp` from a browser. Default: loopback's and `UI_URL`'s while `BASE_URL` is loopback, any otherwise.",
    }),
  },
  Operation: {
    TRUSTED_PROXY_HOPS: given(count(0, 16), {
      default: 0,
      about: "Proxies in front whose `X-Forwarded-For` entries are believed.",
    }),
    RATE_LIMIT_STORE: given(oneOf("memory", "postgres"), {
      default: "memory",
      about: "Where rate-limit buckets live; `postgres` when several API replicas share them.",
    }),
    RATE_LIMIT_PUBLIC_POST: given(count(1, 1_000_000), {
      default: 600,
      about: "Unauthenticated POSTs per minute and client address.",
    }),
    LOG_LEVEL: given(oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"), {
      default: "info",
      about: "How much is logged.",
    }),
  },
} satisfies Record<string, Record<string, Variable<unknown>>>;

type Groups = typeof variables;
type AllVariables = { [G in keyof Groups]: Groups[G] }[keyof Groups];
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type Declared = UnionToIntersection<AllVariables>;

/** The checked values, under the names of their variables. */
export type Environment = {
  readonly [Name in keyof Declared]: Declared[Name] extends Variable<infer T> ? T : never;
};

export class EnvironmentError extends Error {}

/** Parses the process's environment once; a bad value names its variable and what is allowed, never the value. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, declared] of Object.values(variables).flatMap((group) =>
    Object.entries<Variable<unknown>>(group),
  )) {
    const raw = source[name];
    // An empty variable is how compose files and shells write "unset".
    if (raw === undefined || raw === "") {
      values[name] = declared.fallback;
      continue;
    }
    const parsed = declared.parse(raw);
    if (parsed === undefined) problems.push(`${name} must be ${declared.allowed}.`);
    values[name] = parsed;
  }
  if (problems.length > 0) throw new EnvironmentError(problems.join(" "));
  return values as Environment;
}

/** The environment for a process started by this one: this process's own, with some variables changed. */
export function inheritedEnvironment(changes: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}
