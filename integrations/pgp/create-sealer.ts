import { Piscina } from "piscina";
import type { MessageFacts } from "./inspect-message.ts";
import { PgpFailure } from "./pgp-failure.ts";
import type { ThreadAnswer } from "./pgp-thread.ts";
import type { PublicKeyFacts } from "./public-key.ts";

export interface Sealer {
  /** ASCII armour of the bytes, encrypted to every recipient (armoured public keys). */
  seal(bytes: Uint8Array, recipients: readonly string[]): Promise<string>;
  /** The bytes inside, at most `maxBytes` of them, with whichever of the armoured private keys fits. */
  open(armour: string, privateKeys: readonly string[], maxBytes: number): Promise<Uint8Array>;
  inspect(armour: string): Promise<MessageFacts>;
  checkKey(armour: string): Promise<PublicKeyFacts>;
  close(): Promise<void>;
}

/**
 * OpenPGP in threads of its own, warm when this resolves; every refusal is a PgpFailure. No task is ever cut off: ending a thread
 * inside a WebCrypto call can abort the whole process, so what keys and messages may cost is bounded before the work instead.
 */
export async function createSealer({ threads }: { threads: number }): Promise<Sealer> {
  const pool = new Piscina({
    filename: new URL("./pgp-thread.ts", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  await Promise.all(Array.from({ length: threads }, () => pool.run(undefined, { name: "warm" })));

  async function run<T>(name: string, given: unknown[]): Promise<T> {
    const answer: ThreadAnswer<T> = await pool.run(given, { name });
    if ("refusal" in answer) throw new PgpFailure(answer.refusal);
    return answer.value;
  }

  return {
    seal: (bytes, recipients) => run("seal", [bytes, recipients]),
    open: (armour, privateKeys, maxBytes) => run("open", [armour, privateKeys, maxBytes]),
    inspect: (armour) => run("inspect", [armour]),
    checkKey: (armour) => run("checkKey", [armour]),
    close: () => pool.close(),
  };
}
