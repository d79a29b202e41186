import { findOwner } from "../../db/accounts/find-owner.ts";
import type { ExecutionType } from "../../domain/execution-type.ts";
import type { Caller } from "../auth/caller.ts";
import { callersReach } from "../auth/scope.ts";
import { forbidden } from "../auth/unauthorized.ts";
import type { Dependencies } from "../dependencies.ts";
import { notFound } from "../refusal.ts";

export interface EscrowOwner {
  readonly userId: string;
  readonly execution: ExecutionType;
}

/** The owner of the escrow account: the caller itself, or any known user where the caller may create for others. */
export async function findEscrow(caller: Caller, address: string, deps: Dependencies): Promise<EscrowOwner> {
  if (callersReach(caller, "create") === "own" && caller.user?.address !== address) {
    throw forbidden("escrowAddress is not yours; use the address that you signed in with.");
  }
  const owner = await findOwner(deps.database, address);
  if (!owner) throw notFound("No user has this escrowAddress; create the user first.");
  return owner;
}
