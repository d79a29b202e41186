import type { CallerQueries } from "../../db/accounts/find-callers.ts";
import { apiKeyType, hashApiKey } from "../../domain/api-key.ts";
import { type KeyCaller, reachUnder } from "./caller.ts";
import { unauthorized } from "./unauthorized.ts";

/** Who calls with this key. Its checksum tells most mistakes without a look-up. */
export async function keyCaller(secret: string, queries: CallerQueries): Promise<KeyCaller> {
  if (!apiKeyType(secret))
    throw unauthorized("The API key is not well-formed; send the secret as it was shown.");
  const key = await queries.key(hashApiKey(secret));
  if (!key) throw unauthorized("The API key is unknown; create one and send its secret.");
  if (key.revoked) throw unauthorized("The API key is revoked; create another.");
  if (key.leftMs !== null && key.leftMs <= 0) throw unauthorized("The API key has expired; create another.");
  if (!key.noted) await queries.noteKeyUse(key.id);
  const user = key.userId && key.address ? { id: key.userId, address: key.address } : undefined;
  const { id, type, label, scopes } = key;
  return {
    via: "key",
    principal: { kind: "key", id, type, label },
    reach: reachUnder(scopes),
    decidesAs: type,
    user,
    address: user?.address,
  };
}
