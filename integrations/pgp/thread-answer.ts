import { PgpFailure, type PgpFailureKind } from "./pgp-failure.ts";

/** Errors lose their class between threads, so a refusal travels as a value. */
export type ThreadAnswer<T> = { readonly value: T } | { readonly refusal: PgpFailureKind };

export function answering<A extends unknown[], T>(task: (...given: A) => T | Promise<T>) {
  return async (given: A): Promise<ThreadAnswer<T>> => {
    try {
      return { value: await task(...given) };
    } catch (error) {
      if (error instanceof PgpFailure) return { refusal: error.kind };
      throw error;
    }
  };
}

export function answered<T>(answer: ThreadAnswer<T>): T {
  if ("refusal" in answer) throw new PgpFailure(answer.refusal);
  return answer.value;
}
