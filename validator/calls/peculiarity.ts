import type { Address } from "../addresses/address.ts";
import type { Asset } from "../data/asset.ts";

/** A choice that a function leaves to its caller, made in an unusual way. */
export type Peculiarity =
  | { choice: "data for the recipient's code"; bytes: number }
  | { choice: "new Safe"; singleton: Address; initializer: string }
  | { choice: "liquidation"; of: Address; collateral: Asset }
  | { choice: "claim for others"; others: readonly Address[] }
  /** What the sender gets back anyway, in a form of its own. */
  | { choice: "leftovers given back"; asset: Asset }
  /** Pools are named, and not the token that comes out of them. */
  | { choice: "output not named"; least: bigint }
  | { choice: "call before payment"; target: Address }
  | { choice: "debt in the account's name"; delegatee: Address }
  | { choice: "stable rate" }
  | { choice: "payment in aTokens" }
  | { choice: "code run with a loan"; receiver: Address; mayStay: boolean }
  /** An order's calls of its own, before or after the trade. */
  | { choice: "hooks" }
  /** Where an order takes what it sells, or puts what it buys, if that is not the account's own balance. */
  | { choice: "other balance"; side: "sell" | "buy"; balance: string }
  /** What a public description shows or hides of a call, and no facet holds: only who names it has asked for it. */
  | { choice: "described value"; label: string; value: string }
  /** A market that anybody may have opened, with an oracle of his own. */
  | { choice: "unknown market"; market: string; oracle: Address };
