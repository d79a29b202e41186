import { hash } from "node:crypto";

/** What is stored of a session's id, and known to its workflow. */
export function hashSession(sessionId: string): string {
  return hash("sha256", sessionId);
}
