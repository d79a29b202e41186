import { ChainTransaction } from "./chain/chain-transaction.ts";
import { ContractDeployment } from "./chain/contract-deployment.ts";
import { SigningKey } from "./entities/signing-key.ts";

/** Every table of the service. */
export const entities = [SigningKey, ChainTransaction, ContractDeployment];
