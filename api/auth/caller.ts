import type { KeyLabel, KeyType } from "../../domain/key-types.ts";
import type { Scope } from "../../domain/scopes.ts";

export interface KnownUser {
  readonly id: string;
  /** With its EIP-55 checksum. */
  readonly address: string;
}

/** Who is calling, as the one credential of the request shows. */
export type Caller = TokenCaller | SignatureCaller | KeyCaller;

export interface TokenCaller {
  readonly via: "jwt";
  readonly user: KnownUser;
  readonly sessionId: string;
}

export interface SignatureCaller {
  readonly via: "signature";
  readonly address: string;
  /** Undefined where nobody with this address has signed in or been created yet. */
  readonly user: KnownUser | undefined;
}

export interface KeyCaller {
  readonly via: "key";
  readonly keyId: string;
  readonly type: KeyType;
  readonly label: KeyLabel;
  readonly scopes: readonly Scope[];
  /** Where the key was remembered instead of looked up: how often any key had been changed when it was. */
  readonly asOfChange: number | undefined;
  /** The owner of a user's key; server keys have none. */
  readonly user: KnownUser | undefined;
}
