const FAILURES = {
  "wallet-provider-away": {
    retryable: true,
    message: "The wallet provider did not answer as it should; try again later.",
  },
  "wallet-provider-locked": {
    retryable: true,
    message:
      "The wallet provider does not accept this service; its operator has to set WALLET_PROVIDER_APP_ID and WALLET_PROVIDER_APP_SECRET.",
  },
  "wallet-provider-refused": { retryable: false, message: "The wallet provider refused the quorum." },
} as const;

export type WalletProviderFailureKind = keyof typeof FAILURES;

/** Carries our own sentence only: the client's errors hold addresses, headers and whatever the provider wrote. */
export class WalletProviderFailure extends Error {
  readonly kind: WalletProviderFailureKind;
  readonly retryable: boolean;

  constructor(kind: WalletProviderFailureKind, message: string = FAILURES[kind].message) {
    super(message);
    this.name = kind;
    this.kind = kind;
    this.retryable = FAILURES[kind].retryable;
  }
}
