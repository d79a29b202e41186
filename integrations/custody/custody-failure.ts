const FAILURES = {
  "custody-away": {
    retryable: true,
    outcome: "nothing-done",
    message: "The custody provider could not be reached; it will be asked again.",
  },
  "custody-busy": {
    retryable: true,
    outcome: "nothing-done",
    message: "The custody provider asks for fewer requests; it will be asked again.",
  },
  "custody-unclear": {
    retryable: true,
    outcome: "unknown",
    message: "The custody provider's answer was lost or cannot be read; what it did has to be looked up.",
  },
  "custody-duplicate": {
    retryable: true,
    outcome: "unknown",
    message: "The custody provider has a transaction of this id already; it has to be looked up.",
  },
  "custody-locked": {
    retryable: false,
    outcome: "nothing-done",
    message: "The custody provider does not accept the API key, or not with this signing key.",
  },
  "custody-missing": {
    retryable: false,
    outcome: "nothing-done",
    message: "The custody provider knows nothing of this id.",
  },
  "custody-refused": {
    retryable: false,
    outcome: "nothing-done",
    message: "The custody provider refused the request.",
  },
} as const;

export type CustodyFailureKind = keyof typeof FAILURES;

/** Carries our own sentence only: the client's errors hold addresses, tokens, headers and whole requests. */
export class CustodyFailure extends Error {
  readonly kind: CustodyFailureKind;
  readonly retryable: boolean;
  /** Whether the provider surely did nothing, or may have done what was asked. */
  readonly outcome: "nothing-done" | "unknown";

  constructor(kind: CustodyFailureKind, message: string = FAILURES[kind].message) {
    super(message);
    this.name = kind;
    this.kind = kind;
    this.retryable = FAILURES[kind].retryable;
    this.outcome = FAILURES[kind].outcome;
  }
}
