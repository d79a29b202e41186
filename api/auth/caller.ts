import type { NewApproval } from "../../db/transactions/record-approval.ts";
import type { KeyLabel, KeyType } from "../../domain/key-types.ts";
import { reachOf, type Scope, TRANSACTION_ACTIONS, type TransactionAction } from "../../domain/scopes.ts";

export interface KnownUser {
  readonly id: string;
  /** With its EIP-55 checksum. */
  readonly address: string;
}

/** Whose call it is: whose limits it spends, and whose decision it makes. */
export type Principal =
  | { readonly kind: "user"; readonly id: string }
  | KeyPrincipal
  /** A wallet that signed and belongs to no user yet. */
  | { readonly kind: "address"; readonly id: string };

export interface KeyPrincipal {
  readonly kind: "key";
  readonly id: string;
  readonly type: KeyType;
  readonly label: KeyLabel;
}

/** How far each action reaches: over every account, the caller's own, or not at all. */
export type Reach = Readonly<Record<TransactionAction, "any" | "own" | undefined>>;

interface AnyCaller {
  readonly principal: Principal;
  readonly reach: Reach;
  /** Whose data is theirs; none for a server key, nor for a wallet that nobody has signed in with yet. */
  readonly user: KnownUser | undefined;
  /** The address that is theirs, with its checksum. */
  readonly address: string | undefined;
}

/** Who is calling, as the one credential of the request shows. `via` is for the border; handlers ask the rest. */
export type Caller = DecidingCaller | OAuthCaller;

/** Those who can have a say about transactions. */
export type DecidingCaller = TokenCaller | SignatureCaller | KeyCaller;

interface AnyDecidingCaller extends AnyCaller {
  /** How a decision of theirs is recorded. */
  readonly decidesAs: NewApproval["type"];
}

export interface TokenCaller extends AnyDecidingCaller {
  readonly via: "jwt";
  readonly user: KnownUser;
  readonly sessionId: string;
}

export interface SignatureCaller extends AnyDecidingCaller {
  readonly via: "signature";
  readonly address: string;
}

export interface KeyCaller extends AnyDecidingCaller {
  readonly via: "key";
  readonly principal: KeyPrincipal;
}

/** A client that a person granted something. What it may do it does for them; it never decides in their place. */
export interface OAuthCaller extends AnyCaller {
  readonly via: "oauth";
  readonly user: KnownUser;
  readonly grantId: string;
}

/** A person reaches over what is theirs. */
export const OWN_REACH: Reach = { create: "own", approve: "own", read: "own" };

export function reachUnder(scopes: readonly Scope[]): Reach {
  const reach = TRANSACTION_ACTIONS.map((action) => [action, reachOf(action, scopes)]);
  return Object.fromEntries(reach) as Reach;
}

export function isAdminKey({ principal }: Caller): boolean {
  return principal.kind === "key" && principal.type === "admin";
}
