import { AccountKey } from "./account-keys/account-key.entity.ts";
import { ApiKey } from "./accounts/api-key.entity.ts";
import { CredentialChanges } from "./accounts/credential-changes.entity.ts";
import { Session } from "./accounts/session.entity.ts";
import { Settings } from "./accounts/settings.entity.ts";
import { SiweNonce } from "./accounts/siwe-nonce.entity.ts";
import { UsedSignature } from "./accounts/used-signature.entity.ts";
import { User } from "./accounts/user.entity.ts";
import { AgentTally } from "./agents/agent-tally.entity.ts";
import { Budget } from "./budgets/budget.entity.ts";
import { BudgetOutflow } from "./budgets/budget-outflow.entity.ts";
import { BudgetReservation } from "./budgets/budget-reservation.entity.ts";
import { ChainTransaction } from "./chain/chain-transaction.entity.ts";
import { ChainWrite } from "./chain/chain-write.entity.ts";
import { ContractDeployment } from "./chain/contract-deployment.entity.ts";
import { ConnectionCode } from "./connections/connection-code.entity.ts";
import { CustodyExecution } from "./custody/custody-execution.entity.ts";
import { CustodyIntegration } from "./custody/custody-integration.entity.ts";
import { CustodyPause } from "./custody/custody-pause.entity.ts";
import { EndingReport } from "./endings/ending-report.entity.ts";
import { OrionMetadata } from "./endings/orion-metadata.entity.ts";
import { WorkflowHistory } from "./histories/workflow-history.entity.ts";
import { IdempotencyKey } from "./idempotency/idempotency-key.entity.ts";
import { RateLimitBucket } from "./limits/rate-limit-bucket.entity.ts";
import { McpCall } from "./mcp/mcp-call.entity.ts";
import { McpEvent } from "./mcp/mcp-event.entity.ts";
import { McpSession } from "./mcp/mcp-session.entity.ts";
import { McpStream } from "./mcp/mcp-stream.entity.ts";
import { McpWatch } from "./mcp/mcp-watch.entity.ts";
import { OAuthClient } from "./oauth/oauth-client.entity.ts";
import { OAuthSession } from "./oauth/oauth-session.entity.ts";
import { ProviderQuorum } from "./quorums/provider-quorum.entity.ts";
import { WalletQuorum } from "./quorums/wallet-quorum.entity.ts";
import { ServiceKey } from "./secrets/service-key.entity.ts";
import { SigningKey } from "./secrets/signing-key.entity.ts";
import { SweepStep } from "./sweeps/sweep-step.entity.ts";
import { Approval } from "./transactions/approval.entity.ts";
import { Transaction } from "./transactions/transaction.entity.ts";
import { TransactionPayload } from "./transactions/transaction-payload.entity.ts";
import { Verdict } from "./transactions/verdict.entity.ts";
import { VerificationService } from "./verification-services/verification-service.entity.ts";

/** Every table of the service. */
export const entities = [
  User,
  Settings,
  SiweNonce,
  Session,
  OAuthClient,
  OAuthSession,
  ApiKey,
  AccountKey,
  CredentialChanges,
  ProviderQuorum,
  WalletQuorum,
  ConnectionCode,
  VerificationService,
  ServiceKey,
  Transaction,
  TransactionPayload,
  Approval,
  Verdict,
  AgentTally,
  EndingReport,
  CustodyIntegration,
  CustodyExecution,
  CustodyPause,
  OrionMetadata,
  Budget,
  BudgetReservation,
  BudgetOutflow,
  McpSession,
  McpEvent,
  McpWatch,
  McpCall,
  McpStream,
  IdempotencyKey,
  UsedSignature,
  RateLimitBucket,
  WorkflowHistory,
  SweepStep,
  SigningKey,
  ChainTransaction,
  ChainWrite,
  ContractDeployment,
];
