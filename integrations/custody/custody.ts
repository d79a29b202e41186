import type { CustodyEnvironment, CustodyRegion } from "../../domain/custody-environment.ts";

/** What an API user of the custody provider needs to be known there. */
export interface CustodyCredentials {
  readonly apiKey: string;
  /** RSA private key in PEM, that of the signing request. */
  readonly privateKeyPem: string;
  readonly environment: CustodyEnvironment;
  readonly region: CustodyRegion;
}

/** A call to be signed and sent: a plain transfer where `data` is `0x`, else a contract call. */
export interface CustodyOrder {
  /** Unique for ever at the provider: `A-Za-z0-9_:-`, at most 255 characters. */
  readonly externalId: string;
  readonly chainId: number;
  readonly vaultAccountId: string;
  readonly to: string;
  readonly valueWei: bigint;
  readonly data: string;
  /** Shown to people at the provider; public words only. */
  readonly note: string;
}

/** A transaction as the provider tells it; what it does not tell (yet) is undefined. */
export interface CustodyTransaction {
  readonly id: string;
  readonly externalId: string | undefined;
  /** The provider's own word, such as `PENDING_AUTHORIZATION`. domain/custody-status.ts says what it means. */
  readonly status: string;
  readonly subStatus: string | undefined;
  readonly txHash: string | undefined;
  readonly operation: string | undefined;
  readonly assetId: string | undefined;
  readonly vaultAccountId: string | undefined;
  readonly to: string | undefined;
  readonly valueWei: bigint | undefined;
  readonly data: string | undefined;
}

/** Every method throws CustodyFailure and nothing else. */
export interface Custody {
  /** The transaction with this external id; undefined where the provider says that there is none. */
  find(externalId: string): Promise<CustodyTransaction | undefined>;
  /** The transaction with the provider's own id. */
  read(id: string): Promise<CustodyTransaction | undefined>;
  /**
   * Asks once, never twice. After a failure whose `outcome` is "unknown", look the order up by its external id before anything
   * else; the provider advises the same after any refusal.
   */
  submit(order: CustodyOrder): Promise<{ readonly id: string; readonly status: string }>;
  /** Whether the provider took the cancellation; false where it is too late for one. */
  cancel(id: string): Promise<boolean>;
  /** Reads a vault account, which changes nothing; undefined where there is none. */
  checkVaultAccount(id: string): Promise<{ readonly id: string; readonly name: string } | undefined>;
}
