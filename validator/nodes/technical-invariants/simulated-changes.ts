import type { Address } from "../../addresses/address.ts";
import type { AssetAmount, Call, Operation } from "../../calls/call.ts";
import type { Case } from "../../case/case.ts";
import type { SimulatedGrant, SimulatedItem } from "../../chain/reads.ts";
import type { Asset } from "../../data/asset.ts";
import { contractAt } from "../../data/contracts.ts";
import { nativeAsset, tokenAt, underlyingOf } from "../../data/tokens.ts";

type Holding = Address | "native";

/** Balances that grow by themselves are rounded by a wei or two when they move. */
const ROUNDING = 2n;
/** Where what stands for a deposit or a debt goes, as what it stands for comes or is paid. */
const GIVES_SHARES: ReadonlySet<Operation> = new Set([
  "withdraw",
  "unstake",
  "repay",
  "burn",
  "unwrap",
  "remove liquidity",
]);

interface Loss {
  account: Address;
  lost: AssetAmount;
  allowed: AssetAmount;
}

/** What somebody of ours loses beyond what the calls were read to give. */
export function hiddenLoss(opened: Case): Loss | undefined {
  const { reads, chain } = opened;
  const own = ownAccounts(opened);
  for (const { account, asset, delta } of reads?.simulation?.changes ?? []) {
    const lost = -BigInt(delta);
    if (lost <= 0n || !own.has(account)) continue;
    const allowed = allowedLoss(opened, account, asset);
    if (allowed === undefined || lost <= allowed + (allowed > 0n ? ROUNDING : 0n)) continue;
    const what = assetAt(opened, asset);
    if (allowed === 0n && isShare(opened, what)) continue;
    return { account, lost: { asset: what, baseUnits: lost }, allowed: { asset: what, baseUnits: allowed } };
  }
  return undefined;

  function isShare({ calls }: Case, { contract, symbol }: Asset): boolean {
    if (contract === "native" || !calls.some(({ operation }) => GIVES_SHARES.has(operation))) return false;
    return symbol === undefined || underlyingOf(chain.id, contract) !== undefined;
  }
}

/** What the calls give of an asset out of an account; undefined where that is all there is. */
function allowedLoss({ calls }: Case, account: Address, asset: Holding): bigint | undefined {
  let sum = 0n;
  for (const call of calls) {
    if ((call.owner ?? call.from) !== account && call.from !== account) continue;
    for (const { asset: moved, baseUnits, bound } of givenBy(call)) {
      if (moved.contract !== asset) continue;
      if (bound === "all") return undefined;
      sum += baseUnits;
    }
  }
  return sum;
}

function givenBy(call: Call): readonly (AssetAmount & { bound?: "at most" | "at least" | "all" })[] {
  if (call.operation === "approve" || call.operation === "revoke") return [];
  const main = call.amountsIn ?? (call.amountIn ? [call.amountIn] : []);
  const fees = (call.fees ?? []).flatMap(({ amount }) => amount ?? []);
  return [...main, ...fees, ...(call.sideTransfers ?? [])];
}

/** Who is to get something for certain, and gets less. */
export function shortfall(
  opened: Case,
): { account: Address; due: AssetAmount; got: AssetAmount } | undefined {
  const due = new Map<string, { account: Address; asset: Asset; baseUnits: bigint }>();
  const own = ownAccounts(opened);
  for (const { operation, amountIn, amountOut, recipient } of opened.calls) {
    const certain = operation === "transfer" ? amountIn : operation === "swap" ? amountOut : undefined;
    // What one sends to oneself, and what is given and got in one asset, cannot be told apart.
    if (!certain || !recipient || (operation === "transfer" && own.has(recipient))) continue;
    const key = `${recipient} ${certain.asset.contract}`;
    const before = due.get(key)?.baseUnits ?? 0n;
    due.set(key, { account: recipient, asset: certain.asset, baseUnits: before + certain.baseUnits });
  }
  for (const { account, asset, baseUnits } of due.values()) {
    const got = changeOf(opened, account, asset.contract);
    if (got + ROUNDING < baseUnits)
      return { account, due: { asset, baseUnits }, got: { asset, baseUnits: got > 0n ? got : 0n } };
  }
  return undefined;
}

function changeOf({ reads }: Case, account: Address, asset: Holding): bigint {
  const found = reads?.simulation?.changes?.find((one) => one.account === account && one.asset === asset);
  return BigInt(found?.delta ?? 0);
}

/** A right that somebody of ours would give to whom no call names. */
export function hiddenGrant(opened: Case): SimulatedGrant | undefined {
  const { reads, calls, chain } = opened;
  const own = ownAccounts(opened);
  const named = new Set<string>(
    calls.flatMap(({ to, spender, wrappers, permits = [], recipient }) => [
      to,
      ...(spender ? [spender] : []),
      ...(recipient ? [recipient] : []),
      ...wrappers.map((wrapper) => wrapper.to),
      ...permits.map((permit) => permit.spender),
    ]),
  );
  return reads?.simulation?.grants?.find(
    ({ owner, spender, amount }) =>
      own.has(owner) && amount !== "0" && !named.has(spender) && !contractAt(chain.id, spender),
  );
}

/** A collectible of ours that would leave though no call names it. */
export function hiddenItem(opened: Case): SimulatedItem | undefined {
  const own = ownAccounts(opened);
  const named = opened.calls.flatMap(({ nonFungibles = [] }) => nonFungibles);
  return opened.reads?.simulation?.items?.find(
    ({ collection, from, token_id: id }) =>
      own.has(from) &&
      !named.some(
        (one) =>
          one.collection === collection &&
          (one.tokenId === undefined || one.tokenId.toString() === id || id === "several"),
      ),
  );
}

function ownAccounts({ sends, calls }: Case): ReadonlySet<string> {
  return new Set([...sends.map(({ from }) => from), ...calls.flatMap(({ from }) => from ?? [])]);
}

/** As the calls have it, which may know it by its own word. */
function assetAt({ calls, chain }: Case, contract: Holding): Asset {
  const moved = calls.flatMap(({ amountIn, amountOut }) => [amountIn?.asset, amountOut?.asset]);
  const known = moved.find((asset) => asset?.contract === contract);
  return known ?? (contract === "native" ? nativeAsset(chain.id) : tokenAt(chain.id, contract));
}
