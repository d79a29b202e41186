import type { KeyLabel, KeyType } from "../../domain/key-types.ts";
import type { Scope } from "../../domain/scopes.ts";

/** An API key as a request that came with its secret needs it. */
export interface KeyRow {
  readonly id: string;
  readonly type: KeyType;
  readonly label: KeyLabel;
  readonly scopes: readonly Scope[];
  readonly revoked: boolean;
  /** Milliseconds that it has left, none once it has expired; null for one that never does. */
  readonly leftMs: number | null;
  /** Whether its last use was noted less than a minute ago. */
  readonly noted: boolean;
  /** How often any key had been changed when this one was looked up. */
  readonly changes: number;
  readonly userId: string | null;
  readonly address: string | null;
}
