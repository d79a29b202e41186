import { type Caller, isAdminKey } from "./caller.ts";
import { forbidden } from "./unauthorized.ts";

/** For what belongs to one account: its owner, by whichever credential, or an ADMIN key. */
export function requireOwnAccount(caller: Caller, address: string): void {
  if (isAdminKey(caller) || caller.address === address) return;
  throw forbidden("This account is not yours; use your own address, or an ADMIN key.");
}
