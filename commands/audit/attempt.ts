export type Attempt<T> = { readonly value: T } | { readonly failure: Failure };
export interface Failure {
  readonly message: string;
  /** Whether the other side was away, as opposed to having answered what it should not. */
  readonly away: boolean;
}

/** A read of an outside system. Failures of our own classes carry words that may be shown; anything else is thrown on. */
export async function attempt<T>(read: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await read };
  } catch (error) {
    if (error instanceof Error && "retryable" in error && typeof error.retryable === "boolean") {
      return { failure: { message: error.message, away: error.retryable } };
    }
    throw error;
  }
}
