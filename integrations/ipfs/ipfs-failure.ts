const FAILURES = {
  unavailable: {
    retryable: true,
    message: "The IPFS node did not answer as it should; it will be asked again.",
  },
  "not-found": { retryable: false, message: "The IPFS node does not hold the content that was asked for." },
  mismatch: {
    retryable: false,
    message:
      "The IPFS node gave bytes or an identifier that do not belong together; check or replace the node.",
  },
  "too-large": { retryable: false, message: "The content is larger than what may be read." },
  "bad-identifier": { retryable: false, message: "The content identifier is not a CIDv1 with SHA-256." },
} as const;

export type IpfsFailureKind = keyof typeof FAILURES;

/** Carries our own sentence only: the client's errors hold addresses and answers of the node. */
export class IpfsFailure extends Error {
  override readonly name = "IpfsFailure";
  readonly kind: IpfsFailureKind;
  readonly retryable: boolean;

  constructor(kind: IpfsFailureKind) {
    super(FAILURES[kind].message);
    this.kind = kind;
    this.retryable = FAILURES[kind].retryable;
  }
}
