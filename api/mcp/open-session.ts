import { randomUUID } from "node:crypto";
import { openMcpSession } from "../../db/mcp/mcp-sessions.ts";
import type { Caller } from "../auth/caller.ts";
import type { Dependencies } from "../dependencies.ts";
import { holderOf, sessionHashOf } from "./require-session.ts";

/** Opens a session and returns its id, which is kept nowhere. */
export async function openSession(
  caller: Caller,
  protocolVersion: string,
  { database }: Dependencies,
): Promise<string> {
  const id = randomUUID();
  await openMcpSession(
    database,
    { sessionHash: sessionHashOf(id), holder: holderOf(caller) },
    protocolVersion,
  );
  return id;
}
