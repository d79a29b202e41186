import type { TransactionAction } from "../../domain/scopes.ts";
import type { Caller } from "./caller.ts";
import { forbidden } from "./unauthorized.ts";

/** Whose transactions they are is another question, which the handler asks. */
export function requireScope(caller: Caller, action: TransactionAction): void {
  if (caller.reach[action]) return;
  throw forbidden(
    `This credential may not ${action} transactions; use one with the scope transactions:${action}:own.`,
  );
}
