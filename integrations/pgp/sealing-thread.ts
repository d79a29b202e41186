import { generateKeyPair } from "./generate-key-pair.ts";
import { checkPublicKey } from "./public-key.ts";
import { sealMessage } from "./seal-message.ts";
import { answering } from "./thread-answer.ts";

/** What a thread for sealing does; the names are those that the pool calls. */
export const seal = answering(sealMessage);
export const checkKey = answering(checkPublicKey);

/** Runs every path once, so that the first request does not pay for loading and compiling them. */
export async function warm(): Promise<WarmMessage> {
  const { publicKey, privateKey } = await generateKeyPair("warm");
  return { privateKey, armour: await sealMessage(new Uint8Array(1), [publicKey]) };
}

/** Something for the threads that open to warm up with, as they must not make keys. */
export interface WarmMessage {
  readonly armour: string;
  readonly privateKey: string;
}
