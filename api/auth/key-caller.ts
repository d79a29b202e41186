import type { CallerQueries } from "../../db/accounts/find-callers.ts";
import { apiKeyType, hashApiKey } from "../../domain/api-key.ts";
import type { KeyCaller } from "./caller.ts";
import { unauthorized } from "./unauthorized.ts";

/** Who calls with this key. Its checksum tells most mistakes without a look-up; `recalled`, a key of late is not looked up again. */
export async function keyCaller(
  secret: string,
  queries: CallerQueries,
  recalled: boolean,
): Promise<KeyCaller> {
  if (!apiKeyType(secret))
    throw unauthorized("The API key is not well-formed; send the secret as it was shown.");
  const secretHash = hashApiKey(secret);
  const known = recalled ? queries.recallKey(secretHash) : undefined;
  const key = known ?? (await queries.key(secretHash));
  if (!key) throw unauthorized("The API key is unknown; create one and send its secret.");
  if (key.revoked) throw unauthorized("The API key is revoked; create another.");
  if (key.leftMs !== null && key.leftMs <= 0) throw unauthorized("The API key has expired; create another.");
  if (!key.noted) await queries.noteKeyUse(key.id);
  const user = key.userId && key.address ? { id: key.userId, address: key.address } : undefined;
  const { id: keyId, type, label, scopes } = key;
  return { via: "key", keyId, type, label, scopes, asOfChange: known?.changes, user };
}
