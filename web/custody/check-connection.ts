import type { LiveSession } from "../session/live-session.ts";
import type { CustodyKind } from "./integration.ts";

export interface Validation {
  readonly valid: boolean;
  readonly message: string;
}

/** Has the service read the vault account at the provider, which changes nothing there. */
export async function checkConnection(session: LiveSession, type: CustodyKind): Promise<Validation> {
  return (await session.call(`/custody/validate/${type}`, { method: "POST" })) as Validation;
}
