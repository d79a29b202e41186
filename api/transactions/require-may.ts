import type { TransactionAction } from "../../domain/scopes.ts";
import type { Caller } from "../auth/caller.ts";
import { forbidden } from "../auth/unauthorized.ts";
import { notFound, type Refusal } from "../refusal.ts";

const unknown = () => notFound("There is no transaction with this requestHash.");

interface Rule {
  /** Whose reach counts: under `any` everyone's are theirs. */
  readonly reach: TransactionAction;
  /** What those hear whose it is not. To them a transaction that they may not read does not exist. */
  refuse(): Refusal;
}

const RULES = {
  create: {
    reach: "create",
    refuse: () => forbidden("escrowAddress is not yours; use the address that you signed in with."),
  },
  list: {
    reach: "read",
    refuse: () => forbidden("Only your own transactions can be listed; use your own address."),
  },
  read: { reach: "read", refuse: unknown },
  /** Only an ADMIN key reaches over every account in what it creates. */
  end: { reach: "create", refuse: unknown },
  decide: { reach: "approve", refuse: () => forbidden("This transaction is not yours to decide.") },
} satisfies Record<string, Rule>;

/** A transaction by its owner, or where there is none yet, by the address that it is about. */
type Owned = { readonly ownerId: string } | { readonly ownerAddress: string };

/** The one question about transactions: may this caller do this to that one? Answers with what was found, where they may. */
export function requireMay<T extends Owned>(
  caller: Caller,
  action: keyof typeof RULES,
  found: T | undefined,
): T {
  if (!found) throw unknown();
  const { reach, refuse } = RULES[action];
  if (caller.reach[reach] === "any" || isOwner(caller, found)) return found;
  throw refuse();
}

function isOwner({ user, address }: Caller, owned: Owned): boolean {
  return "ownerId" in owned ? user?.id === owned.ownerId : address === owned.ownerAddress;
}
