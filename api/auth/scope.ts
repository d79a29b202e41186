import { reachOf, type TransactionAction } from "../../domain/scopes.ts";
import type { Caller } from "./caller.ts";
import { forbidden } from "./unauthorized.ts";

/** How far the caller reaches: a person over what is theirs, a key as its scopes say. */
export function callersReach(caller: Caller, action: TransactionAction): "any" | "own" | undefined {
  return caller.via === "key" ? reachOf(action, caller.scopes) : "own";
}

export function requireScope(caller: Caller, action: TransactionAction): void {
  if (callersReach(caller, action)) return;
  throw forbidden(
    `This API key may not ${action} transactions; use one with the scope transactions:${action}:own.`,
  );
}
