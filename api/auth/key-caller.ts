import { isDeepStrictEqual } from "node:util";
import type { CallerQueries } from "../../db/accounts/find-callers.ts";
import type { KeyRow } from "../../db/accounts/key-row.ts";
import { apiKeyType, hashApiKey } from "../../domain/api-key.ts";
import { type KeyCaller, reachUnder } from "./caller.ts";
import type { Identified } from "./identified.ts";
import { unauthorized } from "./unauthorized.ts";

/** Who calls with this key. Its checksum tells most mistakes without a look-up. */
export async function keyCaller(secret: string, queries: CallerQueries): Promise<Identified<KeyCaller>> {
  if (!apiKeyType(secret))
    throw unauthorized("The API key is not well-formed; send the secret as it was shown.");
  const { row, latest } = await queries.key(hashApiKey(secret));
  const key = usable(row);
  if (!key.noted) await queries.noteKeyUse(key.id);
  const caller = callerOf(key);
  return {
    caller,
    async confirm() {
      const now = await latest();
      if (now === row || isDeepStrictEqual(callerOf(usable(now)), caller)) return;
      throw unauthorized("The API key was changed this very moment; send the request again.");
    },
  };
}

function usable(key: KeyRow | undefined): KeyRow {
  if (!key) throw unauthorized("The API key is unknown; create one and send its secret.");
  if (key.revoked) throw unauthorized("The API key is revoked; create another.");
  if (key.leftMs !== null && key.leftMs <= 0) throw unauthorized("The API key has expired; create another.");
  return key;
}

function callerOf({ id, type, label, scopes, userId, address }: KeyRow): KeyCaller {
  const user = userId && address ? { id: userId, address } : undefined;
  return {
    via: "key",
    principal: { kind: "key", id, type, label },
    reach: reachUnder(scopes),
    decidesAs: type,
    user,
    address: user?.address,
  };
}
