import { OWN_SCOPES, type Scope } from "./scopes.ts";

export const KEY_LABELS = ["agent", "arbiter", "user", "orion"] as const;
export type KeyLabel = (typeof KEY_LABELS)[number];

interface KeyPowers {
  /** The letter that tells the types apart in a secret. */
  readonly letter: string;
  readonly scopes: readonly Scope[];
  /** Admin and orion keys are server keys: they belong to the operator, not to a user. */
  readonly server: boolean;
  readonly createsUsers: boolean;
  /** As whom its decisions count; see decide.ts. */
  readonly decidesAs: "user-key" | "admin" | "orion";
  readonly defaultLabel: KeyLabel;
}

/** What the holder of a key of each type may do. */
export const KEY_TYPES = {
  user: {
    letter: "u",
    scopes: OWN_SCOPES,
    server: false,
    createsUsers: false,
    decidesAs: "user-key",
    defaultLabel: "user",
  },
  admin: {
    letter: "a",
    scopes: ["transactions:create:any", "transactions:approve:any", "transactions:read:any"],
    server: true,
    createsUsers: true,
    decidesAs: "admin",
    defaultLabel: "agent",
  },
  orion: {
    letter: "o",
    scopes: ["transactions:approve:any", "transactions:read:any"],
    server: true,
    createsUsers: false,
    decidesAs: "orion",
    defaultLabel: "orion",
  },
} as const satisfies Record<string, KeyPowers>;

export type KeyType = keyof typeof KEY_TYPES;
