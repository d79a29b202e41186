import type { Operation } from "./call.ts";

/** What undoes a deed; that an approval is to end takes more than the name of the deed to tell. */
export const OPPOSITES: Readonly<Partial<Record<Operation, Operation>>> = {
  supply: "withdraw",
  withdraw: "supply",
  borrow: "repay",
  repay: "borrow",
  stake: "unstake",
  unstake: "stake",
  wrap: "unwrap",
  unwrap: "wrap",
  revoke: "approve",
};
