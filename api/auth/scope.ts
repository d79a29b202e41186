import type { TransactionAction } from "../../domain/scopes.ts";
import { insufficientScope } from "./bearer-challenge.ts";
import type { Caller } from "./caller.ts";
import { forbidden } from "./unauthorized.ts";

/** Whose transactions they are is another question, which the handler asks. */
export function requireScope(caller: Caller, action: TransactionAction, baseUrl: string): void {
  if (caller.reach[action]) return;
  const scope = `transactions:${action}:own`;
  const message = `This credential may not ${action} transactions; use one with the scope ${scope}.`;
  throw caller.via === "oauth" ? insufficientScope(message, scope, baseUrl) : forbidden(message);
}
