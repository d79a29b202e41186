import { randomBytes } from "node:crypto";
import { getAddress } from "ethers";
import { createApiKey } from "../../db/accounts/api-keys.ts";
import { ensureUser } from "../../db/accounts/ensure-user.ts";
import type { Database } from "../../db/database.ts";

/** One agent: a user's address, its API key and the client address that it calls from. */
export interface Caller {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Users with a key each, made in the database. Each calls from an address of its own: a key may submit 30 transactions
 * a minute and an address 100, so a load of thousands a minute comes from hundreds of callers, as it would in earnest.
 */
export function makeCallers(database: Database, count: number): Promise<Caller[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const address = getAddress(`0x${randomBytes(20).toString("hex")}`);
      const em = database.em.fork();
      const { user } = await em.transactional((tx) => ensureUser(tx, address));
      const { secret } = await createApiKey(em, { type: "user", name: "bench", userId: user.id });
      const ip = `10.0.${index >> 8}.${index & 255}`;
      return { address, headers: { "x-api-key": secret, "x-forwarded-for": ip } };
    }),
  );
}
