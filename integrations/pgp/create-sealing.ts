import { Piscina } from "piscina";
import type { PublicKeyFacts } from "./public-key.ts";
import type { WarmMessage } from "./sealing-thread.ts";
import { answered, type ThreadAnswer } from "./thread-answer.ts";

export interface Sealing {
  /** ASCII armour of the bytes, encrypted to every recipient (armoured public keys). */
  seal(bytes: Uint8Array, recipients: readonly string[]): Promise<string>;
  checkKey(armour: string): Promise<PublicKeyFacts>;
  close(): Promise<void>;
  /** For those who open to warm up with. */
  readonly warmMessage: WarmMessage;
}

/**
 * Sealing in threads of its own, warm when this resolves; every refusal is a PgpFailure. No task is ever cut off: it makes keys, and
 * ending a thread inside that can abort the whole process, so what keys may cost is bounded before the work instead.
 */
export async function createSealing({ threads }: { threads: number }): Promise<Sealing> {
  const pool = new Piscina({
    filename: new URL("./sealing-thread.ts", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const warming = Array.from({ length: threads - 1 }, () => pool.run(undefined, { name: "warm" }));
  const warmMessage: WarmMessage = await pool.run(undefined, { name: "warm" });
  await Promise.all(warming);

  async function run<T>(name: string, given: unknown[]): Promise<T> {
    const answer: ThreadAnswer<T> = await pool.run(given, { name });
    return answered(answer);
  }

  return {
    seal: (bytes, recipients) => run("seal", [bytes, recipients]),
    checkKey: (armour) => run("checkKey", [armour]),
    close: () => pool.close(),
    warmMessage,
  };
}
