import { ChainTransaction } from "./chain/chain-transaction.ts";
import { ContractDeployment } from "./chain/contract-deployment.ts";
import { ApiKey } from "./entities/api-key.ts";
import { Approval } from "./entities/approval.ts";
import { IdempotencyKey } from "./entities/idempotency-key.ts";
import { KeyChanges } from "./entities/key-changes.ts";
import { RateLimitBucket } from "./entities/rate-limit-bucket.ts";
import { ServiceKey } from "./entities/service-key.ts";
import { Session } from "./entities/session.ts";
import { Settings } from "./entities/settings.ts";
import { SigningKey } from "./entities/signing-key.ts";
import { SiweNonce } from "./entities/siwe-nonce.ts";
import { Transaction } from "./entities/transaction.ts";
import { TransactionPayload } from "./entities/transaction-payload.ts";
import { UsedSignature } from "./entities/used-signature.ts";
import { User } from "./entities/user.ts";
import { Verdict } from "./entities/verdict.ts";
import { VerificationService } from "./entities/verification-service.ts";
import { WorkflowHistory } from "./entities/workflow-history.ts";

/** Every table of the service. */
export const entities = [
  User,
  Settings,
  SiweNonce,
  Session,
  ApiKey,
  KeyChanges,
  VerificationService,
  ServiceKey,
  Transaction,
  TransactionPayload,
  Approval,
  Verdict,
  IdempotencyKey,
  UsedSignature,
  RateLimitBucket,
  WorkflowHistory,
  SigningKey,
  ChainTransaction,
  ContractDeployment,
];
