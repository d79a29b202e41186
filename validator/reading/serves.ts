import type { Address } from "../addresses/address.ts";
import type { Call } from "../calls/call.ts";
import { contractAt } from "../data/contracts.ts";
import { isWrappedNative } from "../data/wrapped-native.ts";
import type { Step } from "../intent/intent.ts";

/** Contracts that spend on behalf of a protocol's other contracts. */
const SPENDERS: Readonly<Record<string, readonly string[]>> = {
  permit2: ["uniswap_universal_router", "uniswap_v4", "uniswap_v3", "cow", "1inch"],
  cow: ["cow"],
  "1inch": ["1inch"],
};

/** Whether an allowance for this spender is what the call needs: the contract called, or the one that pulls for it. */
export function isSpenderOf(spender: Address, main: Call, chainId: number): boolean {
  if (spender === main.to) return true;
  const known = contractAt(chainId, spender);
  if (!known) return false;
  if (known.name === "CoW VaultRelayer") return main.protocol === "cow";
  if (known.name === "Morpho GeneralAdapter1")
    return main.wrappers.some(({ to }) => contractAt(chainId, to)?.name === "Morpho Bundler3");
  if (known.protocol === main.protocol) return main.described === true || main.protocol === "cow";
  return known.protocol === "permit2" && SPENDERS.permit2?.includes(main.protocol) === true;
}

/** Whether a call only prepares or completes another that was asked for. Who and how much are the nodes' to judge. */
export function serves(call: Call, main: Call, step: Step | undefined, isBefore: boolean): boolean {
  const asset = call.amountIn?.asset.contract;
  switch (call.operation) {
    case "approve":
      // One that comes too late is still meant for the call, and told so by the order of calls.
      return !call.approvesAll && asset !== undefined && isSpent(asset, main);
    case "revoke":
      return (
        asset !== undefined &&
        (main.operation === "approve"
          ? isBefore && main.spender === call.spender && main.amountIn?.asset.contract === asset
          : call.spender === main.to && main.amountIn?.asset.contract === asset)
      );
    case "wrap":
      return isBefore && main.amountIn !== undefined && isWrappedNative(main.amountIn.asset);
    case "unwrap":
      return isBefore
        ? main.amountIn?.asset.contract === "native"
        : main.amountOut !== undefined && isWrappedNative(main.amountOut.asset) && wantsNative(step);
    case "transfer":
      return !isBefore && delivers(call, main, step);
    default:
      return isBefore && main.operation === "borrow" && isMarketEntry(call);
  }
}

/** A plain transfer of one's own needs no approval, and none is for taking one back. */
function isSpent(asset: string, main: Call): boolean {
  if (main.operation === "transfer" || main.operation === "revoke") return false;
  if (main.operation === "approve")
    return main.protocol === "permit2" && main.amountIn?.asset.contract === asset;
  return main.amountIn?.asset.contract === asset;
}

/** "Withdraw 5 USDC and send it to 0x…", where the withdrawal itself goes to the sender. */
function delivers(call: Call, main: Call, step: Step | undefined): boolean {
  const party = step?.counterparty;
  const [got, sent] = [main.amountOut, call.amountIn];
  if (party?.kind !== "address" || party.address !== call.recipient || !got || !sent) return false;
  return (
    got.asset.contract === sent.asset.contract && (got.bound === "all" || sent.baseUnits <= got.baseUnits)
  );
}

/** "for ETH": the currency itself, or its symbol without the W of its wrapped form. */
function wantsNative(step: Step | undefined): boolean {
  const wanted = (step?.tokenOut ?? step?.token)?.symbol;
  return wanted !== undefined && !wanted.toUpperCase().startsWith("W");
}

/** Lets what is supplied stand for a loan; it moves nothing. */
function isMarketEntry({ positionChange: position }: Call): boolean {
  return position?.of === "collateral" ? position.isUsed : position !== undefined && position.category > 0n;
}
