import { readTransaction } from "./read-answer.ts";

/** Which transaction a webhook is about; undefined where it is about none. It tells where to look, never what to believe. */
export function readWebhook(
  body: Uint8Array,
): { readonly id: string; readonly externalId: string | undefined } | undefined {
  try {
    const { data } = JSON.parse(Buffer.from(body).toString("utf8")) as { data?: unknown };
    const { id, externalId } = readTransaction(data);
    return { id, externalId };
  } catch {
    return undefined;
  }
}
