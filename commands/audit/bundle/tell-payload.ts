import { SecretCannotBeOpened } from "../../../db/secrets/cipher.ts";
import { loadServiceKeys } from "../../../db/secrets/service-keys.ts";
import { sessionKeyOf } from "../../../integrations/pgp/open-message.ts";
import { PgpFailure } from "../../../integrations/pgp/pgp-failure.ts";
import { writeSessionKey } from "../../../integrations/pgp/written-session-key.ts";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import type { Evidence } from "../evidence.ts";
import type { AuditSources } from "../sources.ts";
import type { ToldPayload } from "./export-bundle.ts";

/** What opens the two messages of this transaction, and no other; null where there is none, or a foreign service's key opens it. */
export async function tellPayload(
  { record, pins }: Evidence,
  { database, cipher }: Pick<AuditSources, "database" | "cipher">,
): Promise<ToldPayload> {
  const keys = await loadServiceKeys(database, cipher).catch((error: unknown) => {
    throw error instanceof SecretCannotBeOpened ? new CannotStart(error.message) : error;
  });
  const { form } = record.transaction;
  const response =
    pins.response && "value" in pins.response ? new TextDecoder().decode(pins.response.value) : null;
  const tell = async (armour: string | null) => {
    if (armour === null || form === "plain") return null;
    try {
      return writeSessionKey(await sessionKeyOf(armour, keys)) ?? null;
    } catch (error) {
      if (error instanceof PgpFailure) return null;
      throw error;
    }
  };
  return { sessionKeys: { request: await tell(record.payload.text), response: await tell(response) } };
}
