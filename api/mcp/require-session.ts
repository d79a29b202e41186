import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { type FoundMcpSession, findMcpSession, type SessionKey } from "../../db/mcp/mcp-sessions.ts";
import type { Caller } from "../auth/caller.ts";
import type { Dependencies } from "../dependencies.ts";
import { badRequest, Refusal } from "../refusal.ts";

export interface McpSession extends SessionKey, FoundMcpSession {}

export const sessionHashOf = (id: string) => hash("sha256", id);

/** Whoever calls with another credential of the same user has the same sessions; a server key has its own. */
export function holderOf({ user, principal }: Caller): string {
  return user ? `user:${user.id}` : `${principal.kind}:${principal.id}`;
}

/** The session that a request belongs to. To all but its holder it does not exist. */
export async function requireSession(
  headers: IncomingHttpHeaders,
  caller: Caller,
  { database }: Dependencies,
): Promise<McpSession> {
  const id = headers["mcp-session-id"];
  if (typeof id !== "string" || id === "")
    throw badRequest("Send the Mcp-Session-Id that initialize answered with.");
  const key = { sessionHash: sessionHashOf(id), holder: holderOf(caller) };
  const found = await findMcpSession(database, key);
  // The code is the SDK's own for this, by which its clients know to begin again.
  if (!found) throw new Refusal(404, "There is no such session; initialize a new one.", { code: -32_001 });
  return { ...key, ...found };
}
