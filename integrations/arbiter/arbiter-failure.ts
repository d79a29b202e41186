const FAILURES = {
  "arbiter-away": { retryable: true, message: "The arbiter did not answer; it will be asked again." },
  "arbiter-busy": { retryable: true, message: "The arbiter has too much to do; it will be asked again." },
  "arbiter-refused": { retryable: false, message: "The arbiter could not read the request." },
  "arbiter-locked": {
    retryable: true,
    message: "The arbiter wants another key; set VALIDATOR_API_KEY to the one it has.",
  },
  "arbiter-odd": {
    retryable: true,
    message: "What answers is no arbiter: its answer is no verdict; look at VALIDATOR_URL.",
  },
} as const;

/** Its name is its kind, which is how a workflow tells one from the other. */
export class ArbiterFailure extends Error {
  readonly retryable: boolean;
  /** How long the arbiter wants to be left alone, where it said so. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: keyof typeof FAILURES, retryAfterMs?: number) {
    super(FAILURES[kind].message);
    this.name = kind;
    this.retryable = FAILURES[kind].retryable;
    this.retryAfterMs = retryAfterMs;
  }
}
