import approve from "./deeds/approve.json" with { type: "json" };
import borrow from "./deeds/borrow.json" with { type: "json" };
import repay from "./deeds/repay.json" with { type: "json" };
import revoke from "./deeds/revoke.json" with { type: "json" };
import stake from "./deeds/stake.json" with { type: "json" };
import supply from "./deeds/supply.json" with { type: "json" };
import swap from "./deeds/swap.json" with { type: "json" };
import transfer from "./deeds/transfer.json" with { type: "json" };
import unstake from "./deeds/unstake.json" with { type: "json" };
import unwrap from "./deeds/unwrap.json" with { type: "json" };
import withdraw from "./deeds/withdraw.json" with { type: "json" };
import wrap from "./deeds/wrap.json" with { type: "json" };

/** What may be said beside each operation, by what it is there. */
export const deeds: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  approve,
  borrow,
  repay,
  revoke,
  stake,
  supply,
  swap,
  transfer,
  unstake,
  unwrap,
  withdraw,
  wrap,
};
