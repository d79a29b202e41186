import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Cipher } from "../db/secrets/cipher.ts";
import type { PublicJwk } from "../db/secrets/public-jwk.ts";
import type { FindApprovalStatus } from "../db/transactions/find-approval-status.ts";
import type { ChainNodes } from "../integrations/chain/chain-nodes.ts";
import type { FetchClientDocument } from "../integrations/client-document/fetch-client-document.ts";
import type { Sealing } from "../integrations/pgp/create-sealing.ts";
import type { WalletProvider } from "../integrations/wallet-provider/create-wallet-provider.ts";
import type { WalletSignatures } from "../integrations/wallet-signature/wallet-signatures.ts";
import type { Lifecycle } from "../lifecycle/create-lifecycle.ts";
import type { Tokens } from "./auth/tokens.ts";
import type { CustodyParts } from "./custody/custody-parts.ts";
import type { HealthChecks } from "./health/health-checks.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { McpParts } from "./mcp/mcp-parts.ts";
import type { OperatorParts } from "./operator/operator-parts.ts";
import type { SealedContentsReader } from "./transactions/sealed-contents.ts";
import type { WorkflowPage } from "./transactions/workflow-pages.ts";

/** Everything the API is built on, passed in by its process or by a test. */
export interface Dependencies {
  readonly baseUrl: string;
  readonly uiUrl: string;
  /** Hosts that sign-in messages may name besides those of the two addresses above. */
  readonly siweDomains: readonly string[];
  readonly trustedProxyHops: number;
  readonly log: Logger;
  readonly health: HealthChecks;
  /** The public halves of the signing keys. */
  readonly publicKeys: () => Promise<readonly PublicJwk[]>;
  readonly database: Database;
  readonly findApprovalStatus: FindApprovalStatus;
  readonly tokens: Tokens;
  readonly walletSignatures: WalletSignatures;
  /** Contract wallets are asked on the chain that their owner names. */
  readonly chains: ChainNodes;
  readonly sealer: Sealing;
  readonly sealedContents: SealedContentsReader;
  /** Private keys of the built-in verification service, armoured. */
  readonly serviceKeys: () => Promise<readonly string[]>;
  readonly lifecycle: Lifecycle;
  /** Seals what users' credentials at the custody provider are kept as. */
  readonly cipher: Cipher;
  readonly custody: CustodyParts;
  readonly walletProvider: WalletProvider;
  /** The quorum at the wallet provider that the service's own agent signs with. */
  readonly agentQuorumId: string;
  /** How long a connection code waits for its approval. */
  readonly connectCodeTtlMs: number;
  /** How long a person has to decide on what an OAuth client asks for. */
  readonly oauthSessionTtlMs: number;
  /** Fetches an OAuth client's own description from its address. */
  readonly fetchClientDocument: FetchClientDocument;
  readonly plaintextPolicy: "seal" | "reject";
  readonly limiter: Limiter;
  readonly publicPostsPerMinute: number;
  readonly mcp: McpParts;
  readonly operator: OperatorParts;
  readonly workflowPage: WorkflowPage;
}
