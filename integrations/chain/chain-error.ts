/**
 * Every failure that leaves this folder. The words are our own and there is no cause: clients and nodes put
 * addresses with keys in them, and whole payloads, into theirs.
 */
export class ChainError extends Error {
  /** Whether asking again later, with nothing changed by the caller, can succeed. */
  readonly retryable: boolean;

  constructor(message: string, retryable: boolean) {
    super(message);
    this.name = new.target.name;
    this.retryable = retryable;
  }
}

export class ChainUnreachable extends ChainError {
  /** What went wrong, without whose RPC it was. */
  readonly what: string;

  constructor(what: string) {
    super(`The chain's RPC could not be used (${what}). Check CHAIN_RPC_URL and the node behind it.`, true);
    this.what = what;
  }
}

/** The chain's present state does not contain what it once did; the missing transactions are on their way again. */
export class ChainBehind extends ChainError {
  constructor() {
    super("The chain no longer has transactions that it had. They were sent again; ask once more.", true);
  }
}

export class WrongChain extends ChainError {
  constructor(expected: number, actual: number) {
    super(`CHAIN_ID is ${expected}, but the RPC serves chain ${actual}. Change one of them.`, false);
  }
}

/** The contract refused. `errorName` is its custom error, where it gave one that we know. */
export class TransactionReverted extends ChainError {
  readonly errorName: string | undefined;
  readonly hash: string | undefined;

  constructor(errorName: string | undefined, hash?: string) {
    super(`The contract refused the call${errorName ? ` with ${errorName}` : ""}.`, false);
    this.errorName = errorName;
    this.hash = hash;
  }
}

/** Sent, not mined within the time given; waiting again is all there is to do. */
export class TransactionPending extends ChainError {
  readonly hash: string;

  constructor(hash: string) {
    super("The transaction is not mined yet. Wait for it again.", true);
    this.hash = hash;
  }
}

/**
 * Another program signs with our key; only an operator can say which of the two may. Where the chain shows the other's transaction,
 * ours can never be mined: asked for again, it is made under another nonce.
 */
export class NonceTaken extends ChainError {
  constructor(nonce: number, isProven: boolean) {
    super(
      `Nonce ${nonce} was used by a transaction that is not ours. Give the service a CHAIN_SIGNER_KEY of its own.`,
      isProven,
    );
  }
}

export class KeyReused extends ChainError {
  constructor(key: string) {
    super(`The idempotency key ${key} belongs to another write. Use a key of its own for each.`, false);
  }
}

/** More writes wait than the chain takes; whoever asks waits elsewhere, where it is kept. */
export class ChainBusy extends ChainError {
  constructor(waiting: number) {
    super(`${waiting} writes to the chain wait already. Ask again later.`, true);
  }
}

/** Nothing of a transaction that was to make several writes was made; asked for again, each is made by itself. */
export class FailedTogether extends ChainError {
  constructor(hash: string) {
    super(
      `The chain transaction ${hash}, of several writes, failed as a whole. Ask for this one again.`,
      true,
    );
  }
}

export class NotDeployed extends ChainError {
  constructor(name: string, address: string) {
    super(
      `${name} is not at ${address}: the code there is missing or another. Run the deployment again.`,
      true,
    );
  }
}

export class InvalidSignerKey extends ChainError {
  constructor() {
    super("CHAIN_SIGNER_KEY is no private key of secp256k1. Give another.", false);
  }
}
