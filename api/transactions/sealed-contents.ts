import type { PayloadForm } from "../../domain/payload-form.ts";
import type { RequestPayload } from "../../domain/request-payload.ts";
import type { MessageFacts } from "../../integrations/pgp/inspect-message.ts";
import type { WarmMessage } from "../../integrations/pgp/sealing-thread.ts";
import { answered, type ThreadAnswer } from "../../integrations/pgp/thread-answer.ts";
import { createTimedThreads } from "../../integrations/pgp/timed-threads.ts";
import { badRequest } from "../refusal.ts";
import type { Checked, Outer } from "./sealed-contents-thread.ts";

export interface SealedContentsReader {
  inspect(armour: string): Promise<MessageFacts>;
  /** The intent inside a message whose contents are as they should be and agree with what stands beside it. */
  check(armour: string, keys: readonly string[], outer: Outer): Promise<{ readonly userPrompt: string }>;
  /** The call that a stored request holds. */
  call(
    stored: { readonly form: PayloadForm; readonly text: string },
    keys: readonly string[],
  ): Promise<RequestPayload["tx"]>;
  close(): Promise<void>;
}

/**
 * Opens, parses and checks what clients sealed in threads of its own, warm when this resolves: a few kilobytes unpack to a
 * megabyte of half a million values. What cannot be opened is a PgpFailure, what is not right inside a Refusal.
 */
export async function createSealedContentsReader(options: {
  threads: number;
  warmMessage: WarmMessage;
}): Promise<SealedContentsReader> {
  const { threads, warmMessage } = options;
  const filename = new URL("./sealed-contents-thread.ts", import.meta.url);
  const pool = createTimedThreads({ filename, threads });

  async function run<T>(name: string, given: unknown[]): Promise<T> {
    return answered(await pool.run<ThreadAnswer<T>>(name, given));
  }

  const { armour, privateKey } = warmMessage;
  for (const answer of await pool.warm<ThreadAnswer<Checked>>("check", [armour, [privateKey], {}]))
    answered(answer);
  return {
    inspect: (message) => run("inspect", [message]),
    async check(message, keys, outer) {
      const checked = await run<Checked>("check", [message, keys, outer]);
      if ("problem" in checked) throw badRequest(checked.problem.message, checked.problem.details);
      return checked;
    },
    call: (stored, keys) => run("call", [stored, keys]),
    close: () => pool.close(),
  };
}
