export const OWN_SCOPES = [
  "transactions:create:own",
  "transactions:approve:own",
  "transactions:read:own",
] as const;

/** What each scope lets its holder do, in the words of the consent page. */
export const SCOPES = {
  "transactions:create:own": "Create transactions for your own account",
  "transactions:approve:own": "Approve or reject your own transactions",
  "transactions:read:own": "Read your own transactions",
  "transactions:create:any": "Create transactions for any account",
  "transactions:approve:any": "Approve or reject any account's transactions",
  "transactions:read:any": "Read any account's transactions",
} as const;

export type Scope = keyof typeof SCOPES;
export const TRANSACTION_ACTIONS = ["create", "approve", "read"] as const;
export type TransactionAction = (typeof TRANSACTION_ACTIONS)[number];

/** How far an action reaches under these scopes: every account, the holder's own, or not at all. */
export function reachOf(action: TransactionAction, scopes: readonly Scope[]): "any" | "own" | undefined {
  if (scopes.includes(`transactions:${action}:any`)) return "any";
  return scopes.includes(`transactions:${action}:own`) ? "own" : undefined;
}
