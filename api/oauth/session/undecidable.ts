import type { Database } from "../../../db/database.ts";
import { findOAuthSession } from "../../../db/oauth/find-oauth-session.ts";
import { badRequest, gone, notFound, type Refusal } from "../../refusal.ts";

export const noSession = () => notFound("There is no such session; start again from your client.");
export const sessionOver = () => gone("The session has expired; start again from your client.");

/** Why a session could not be decided on. */
export async function undecidable(database: Database, sessionHash: string): Promise<Refusal> {
  const session = await findOAuthSession(database, sessionHash);
  if (!session) return noSession();
  return session.isOver ? sessionOver() : badRequest("This session has been decided on already.");
}
