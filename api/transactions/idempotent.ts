import type { Database } from "../../db/database.ts";
import { claimKey, type KeyOfCaller, keepAnswer, releaseKey } from "../../db/idempotency/idempotency-keys.ts";
import { preparedTransaction, type Run, runAlone } from "../../db/prepared-transaction.ts";
import type { Caller } from "../auth/caller.ts";
import { badRequest, Refusal } from "../refusal.ts";

type Body = Record<string, unknown>;

/** Has one statement write what was done and answers it; where the answer must be kept, in one database transaction with it. */
export type Commit = (store: (run: Run) => Promise<Body>) => Promise<Body>;

/** Does something once per `Idempotency-Key`: what `act` commits and its answer are both there, or neither is. */
export async function idempotent(
  database: Database,
  caller: Caller,
  key: string | undefined,
  bodySha256: () => string,
  act: (commit: Commit) => Promise<Body>,
): Promise<Body> {
  if (key === undefined) return act((store) => store(runAlone(database)));
  const { em } = database;
  const of: KeyOfCaller = { caller: holderOf(caller), key };
  const claimed = await claimKey(em, of, bodySha256());
  if (claimed.outcome === "answered") return claimed.answer;
  if (claimed.outcome === "other-body")
    throw badRequest("This Idempotency-Key was used with another body; use a new one.");
  if (claimed.outcome === "under-way")
    throw new Refusal(409, "A request with this Idempotency-Key is under way; ask again in a moment.");
  try {
    return await act((store) =>
      preparedTransaction(database, async (run) => {
        const answer = await store(run);
        if (await keepAnswer(run, of, claimed.claim, answer)) return answer;
        throw new Refusal(409, "This request took so long that another one took over its Idempotency-Key.");
      }),
    );
  } catch (error) {
    await releaseKey(em, of, claimed.claim);
    throw error;
  }
}

/** Keys count per user, those of server keys per key. */
function holderOf({ user, principal }: Caller): string {
  return user ? `user:${user.id}` : `${principal.kind}:${principal.id}`;
}
