const FAILURES = {
  "arbiter-away": { retryable: true, message: "The arbiter did not answer; it will be asked again." },
  "arbiter-refused": { retryable: false, message: "The arbiter could not read the request." },
  "arbiter-locked": {
    retryable: true,
    message: "The arbiter wants another key; set VALIDATOR_API_KEY to the one it has.",
  },
} as const;

/** Its name is its kind, which is how a workflow tells one from the other. */
export class ArbiterFailure extends Error {
  readonly retryable: boolean;

  constructor(kind: keyof typeof FAILURES) {
    super(FAILURES[kind].message);
    this.name = kind;
    this.retryable = FAILURES[kind].retryable;
  }
}
