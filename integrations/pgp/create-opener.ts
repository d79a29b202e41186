import type { MessageFacts } from "./inspect-message.ts";
import type { WarmMessage } from "./sealing-thread.ts";
import { answered, type ThreadAnswer } from "./thread-answer.ts";
import { createTimedThreads } from "./timed-threads.ts";

export interface Opener {
  /** The bytes inside, at most `maxBytes` of them, with whichever of the armoured private keys fits. */
  open(armour: string, privateKeys: readonly string[], maxBytes: number): Promise<Uint8Array>;
  inspect(armour: string): Promise<MessageFacts>;
  close(): Promise<void>;
}

/** Opening in threads of its own, warm when this resolves; every refusal is a PgpFailure. */
export async function createOpener(options: { threads: number; warmMessage: WarmMessage }): Promise<Opener> {
  const { threads, warmMessage } = options;
  const filename = new URL("./opening-thread.ts", import.meta.url);
  const pool = createTimedThreads({ filename, threads });

  async function run<T>(name: string, given: unknown[]): Promise<T> {
    return answered(await pool.run<ThreadAnswer<T>>(name, given));
  }

  const { armour: warmArmour, privateKey } = warmMessage;
  for (const answer of await pool.warm<ThreadAnswer<Uint8Array>>("open", [warmArmour, [privateKey], 1]))
    answered(answer);
  return {
    open: (armour, privateKeys, maxBytes) => run("open", [armour, privateKeys, maxBytes]),
    inspect: (armour) => run("inspect", [armour]),
    close: () => pool.close(),
  };
}
