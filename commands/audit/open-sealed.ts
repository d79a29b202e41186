import { SecretCannotBeOpened } from "../../db/secrets/cipher.ts";
import { loadServiceKeys } from "../../db/secrets/service-keys.ts";
import { attempt } from "./attempt.ts";
import type { AuditedRecord } from "./audited-record.ts";
import type { Opened, Unopened } from "./evidence.ts";
import type { Pins } from "./pins.ts";
import type { AuditSources } from "./sources.ts";

/** More than any request or response can be. */
export const MAX_OPENED_BYTES = 16 * 1024 * 1024;

const FOREIGN: Unopened = { why: "only a foreign service can open it", cannot: "never" };

/** The request as it is stored. */
export async function openRequest(
  { transaction, payload }: AuditedRecord,
  sources: AuditSources,
): Promise<Opened> {
  if (payload.text === null) return { why: "it is not there", cannot: "never" };
  if (transaction.form === "plain") return { text: payload.text };
  return transaction.sealed ? FOREIGN : open(payload.text, sources);
}

/** The response as it is pinned. */
export async function openResponse(
  { transaction }: AuditedRecord,
  pin: Pins["response"],
  sources: AuditSources,
): Promise<Opened> {
  if (!pin) return { why: "not published yet", cannot: "never" };
  if ("failure" in pin) return { why: "the response could not be had from IPFS", cannot: "never" };
  return transaction.sealed ? FOREIGN : open(new TextDecoder().decode(pin.value), sources);
}

async function open(armour: string, { database, cipher, sealer }: AuditSources): Promise<Opened> {
  try {
    const keys = await loadServiceKeys(database, cipher);
    const opened = await attempt(sealer.open(armour, keys, MAX_OPENED_BYTES));
    if ("value" in opened) return { text: new TextDecoder().decode(opened.value) };
    const { message, away } = opened.failure;
    return { why: message, cannot: away ? "now" : "damaged" };
  } catch (error) {
    if (error instanceof SecretCannotBeOpened) return { why: error.message, cannot: "now" };
    throw error;
  }
}
