import { generateKeyPair } from "./generate-key-pair.ts";
import { inspectMessage } from "./inspect-message.ts";
import { openMessage } from "./open-message.ts";
import { PgpFailure, type PgpFailureKind } from "./pgp-failure.ts";
import { checkPublicKey } from "./public-key.ts";
import { sealMessage } from "./seal-message.ts";

/** Errors lose their class between threads, so a refusal travels as a value. */
export type ThreadAnswer<T> = { readonly value: T } | { readonly refusal: PgpFailureKind };

/** What a thread does; the names are those that the pool calls. */
export const seal = answering(sealMessage);
export const open = answering(openMessage);
export const inspect = answering(inspectMessage);
export const checkKey = answering(checkPublicKey);

/** Runs every path once, so that the first request does not pay for loading and compiling them. */
export async function warm(): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair("warm");
  await openMessage(await sealMessage(new Uint8Array(1), [publicKey]), [privateKey], 1);
}

function answering<A extends unknown[], T>(task: (...given: A) => Promise<T>) {
  return async (given: A): Promise<ThreadAnswer<T>> => {
    try {
      return { value: await task(...given) };
    } catch (error) {
      if (error instanceof PgpFailure) return { refusal: error.kind };
      throw error;
    }
  };
}
