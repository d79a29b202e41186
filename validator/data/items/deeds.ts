import addOwner from "./deeds/add-owner.json" with { type: "json" };
import approve from "./deeds/approve.json" with { type: "json" };
import approveCollectible from "./deeds/approve-collectible.json" with { type: "json" };
import approveCollection from "./deeds/approve-collection.json" with { type: "json" };
import approveRight from "./deeds/approve-right.json" with { type: "json" };
import borrow from "./deeds/borrow.json" with { type: "json" };
import claimNumbered from "./deeds/claim-numbered.json" with { type: "json" };
import clearFallbackHandler from "./deeds/clear-fallback-handler.json" with { type: "json" };
import clearGuard from "./deeds/clear-guard.json" with { type: "json" };
import collateralOff from "./deeds/collateral-off.json" with { type: "json" };
import collateralOn from "./deeds/collateral-on.json" with { type: "json" };
import collectible from "./deeds/collectible.json" with { type: "json" };
import disableModule from "./deeds/disable-module.json" with { type: "json" };
import eModeOff from "./deeds/e-mode-off.json" with { type: "json" };
import eModeOn from "./deeds/e-mode-on.json" with { type: "json" };
import enableModule from "./deeds/enable-module.json" with { type: "json" };
import removeOwner from "./deeds/remove-owner.json" with { type: "json" };
import repay from "./deeds/repay.json" with { type: "json" };
import replaceOwner from "./deeds/replace-owner.json" with { type: "json" };
import revoke from "./deeds/revoke.json" with { type: "json" };
import revokeCollectible from "./deeds/revoke-collectible.json" with { type: "json" };
import safe from "./deeds/safe.json" with { type: "json" };
import safeThreshold from "./deeds/safe-threshold.json" with { type: "json" };
import setFallbackHandler from "./deeds/set-fallback-handler.json" with { type: "json" };
import setGuard from "./deeds/set-guard.json" with { type: "json" };
import setThreshold from "./deeds/set-threshold.json" with { type: "json" };
import stake from "./deeds/stake.json" with { type: "json" };
import supply from "./deeds/supply.json" with { type: "json" };
import swap from "./deeds/swap.json" with { type: "json" };
import transfer from "./deeds/transfer.json" with { type: "json" };
import transferCollectible from "./deeds/transfer-collectible.json" with { type: "json" };
import transferToSelf from "./deeds/transfer-to-self.json" with { type: "json" };
import unstake from "./deeds/unstake.json" with { type: "json" };
import unwrap from "./deeds/unwrap.json" with { type: "json" };
import withdraw from "./deeds/withdraw.json" with { type: "json" };
import wrap from "./deeds/wrap.json" with { type: "json" };

type Table = Readonly<Record<string, readonly string[]>>;

/** Several tables as one: what all of a kind have in common, and what is its own. */
function joined(...tables: readonly Table[]): Table {
  const found: Record<string, string[]> = {};
  for (const table of tables)
    for (const [kind, lines] of Object.entries(table)) found[kind] = [...(found[kind] ?? []), ...lines];
  return found;
}

/** What may be said beside each operation, by what it is there. */
export const deeds: Readonly<Record<string, Table>> = {
  approve,
  borrow,
  repay,
  revoke,
  stake,
  supply,
  swap,
  transfer,
  "transfer to self": joined(transfer, transferToSelf),
  unstake,
  unwrap,
  withdraw,
  wrap,
  "transfer collectible": joined(transfer, transferCollectible, collectible),
  "approve collectible": joined(approveRight, approveCollectible, collectible),
  "approve collection": joined(approveRight, approveCollection, collectible),
  "revoke collectible": joined(revokeCollectible, collectible),
  "revoke collection": joined(revokeCollectible, collectible),
  "add owner": joined(addOwner, safeThreshold, safe),
  "remove owner": joined(removeOwner, safeThreshold, safe),
  "replace owner": joined(replaceOwner, safe),
  "set threshold": joined(setThreshold, safe),
  "set fallback handler": joined(setFallbackHandler, safe),
  "set fallback handler to none": joined(clearFallbackHandler, safe),
  "set guard": joined(setGuard, safe),
  "set guard to none": joined(clearGuard, safe),
  "enable module": joined(enableModule, safe),
  "disable module": joined(disableModule, safe),
  "collateral on": collateralOn,
  "collateral off": collateralOff,
  "e-mode on": eModeOn,
  "e-mode off": eModeOff,
  "claim numbered": claimNumbered,
};
