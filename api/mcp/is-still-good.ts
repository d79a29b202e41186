import { Refusal } from "../refusal.ts";

/** Whether the credential of a stream is as good as when the stream was opened. */
export async function isStillGood(confirm: () => Promise<unknown>): Promise<boolean> {
  try {
    await confirm();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
