import type { OpenSession } from "../../../db/accounts/open-session.ts";
import { endGrantOfCode, exchangeCode } from "../../../db/oauth/codes.ts";
import type { Dependencies } from "../../dependencies.ts";
import { oauthRefusal } from "../oauth-refusal.ts";

/** Uses the code up. One that was used before is in two hands, so what it was exchanged for ends (RFC 6749, 4.1.2). */
export async function consumeCode(
  codeHash: string,
  clientId: string,
  { database, log }: Pick<Dependencies, "database" | "log">,
): Promise<OpenSession> {
  const session = await exchangeCode(database.em, codeHash);
  if (session) return session;
  await endGrantOfCode(database.em, codeHash);
  log.warn({ clientId }, "an authorization code was used again; its grant is ended");
  throw oauthRefusal("invalid_grant", "The code was used before; start the authorization again.");
}
