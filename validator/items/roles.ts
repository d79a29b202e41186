import type { Address } from "../addresses/address.ts";
import type { Call, MovedAmount } from "../calls/call.ts";
import type { ControlChange } from "../calls/control-change.ts";
import { marketContracts, marketsOf } from "../calls/markets-of.ts";
import { isOfProtocol, protocolsOf } from "../calls/protocols-of.ts";
import { isElsewhere } from "../data/collections.ts";
import { isWrappedNative } from "../data/wrapped-native.ts";
import { isUnlimited } from "../decimals/unlimited.ts";
import { compareAmount } from "../intent/compare-amount.ts";
import type { Amount, TokenMention } from "../intent/intent.ts";
import { resolveToken } from "../intent/resolve.ts";
import { sideOf, sidesOfCall } from "../reading/facts/sides.ts";
import type { Item, ItemOf } from "./item.ts";
import { numbersOf } from "./numbers-told.ts";

/** What something that the text names is to a call. */
export type Role =
  | "given"
  | "piece"
  | "wanted"
  | "recipient"
  | "spender"
  | "source"
  | "place"
  | "token"
  | "number"
  | "subject"
  | "replaced"
  | "market";

export interface Ground {
  chainId: number;
  prices: Record<string, number>;
  /** There is one call, so that "all my ETH" is what that one takes. */
  isAlone?: boolean | undefined;
}

/** What an item may be to a call; undefined where the call has nothing of the kind, or another value. */
export function roleOf(item: Item, call: Call, ground: Ground): Role | undefined {
  switch (item.is) {
    case "amount":
      return roleOfAmount(item, call, ground);
    case "share": {
      const { bips } = item;
      return call.deed?.facts.some((fact) => fact.is === "share" && fact.bips === bips) ? "place" : undefined;
    }
    case "token":
      return roleOfToken(item.token, call, ground);
    case "address":
      return roleOfAddress(item, call);
    case "place":
      return isPlaceOf(item, call, ground) ? (isSpenderOf(item, call) ? "spender" : "place") : undefined;
    case "number":
      return numbersOf(call)?.includes(item.value) ? "number" : undefined;
    default:
      return undefined;
  }
}

function roleOfAmount({ amount, token }: ItemOf<"amount">, call: Call, ground: Ground): Role | undefined {
  // "the whole collection, no limit"
  if (call.nonFungibles && amount.kind === "unlimited" && !token)
    return call.nonFungibles.every(({ tokenId }) => tokenId === undefined) ? "given" : undefined;
  const sides = sidesOfCall(call, ground.chainId);
  const named = token && sideOf(token, sides, ground.chainId);
  if (token && !named) return undefined;
  // A permission that is taken back is of nothing, whatever it was of.
  if (call.operation === "revoke" && amount.kind === "all")
    return call.amountIn?.isChange ? undefined : "given";
  const isLeast = amount.kind === "number" && amount.bound === "at least";
  const tried = named ? [named] : isLeast ? (["wanted", "given"] as const) : (["given", "wanted"] as const);
  // "in two requests of 2 and 1"
  const { pieces = [] } = call;
  const isPiece = pieces.length > 1 && pieces.some((piece) => isAsMuch(amount, piece, ground));
  return tried.find((side) => isAsMuch(amount, sides[side], ground, call)) ?? (isPiece ? "piece" : undefined);
}

function isAsMuch(amount: Amount, moved: MovedAmount | undefined, ground: Ground, call?: Call): boolean {
  const { prices } = ground;
  if (!moved) return false;
  if (amount.kind === "share") return false;
  if (amount.kind === "unlimited") return isUnlimited(moved.baseUnits);
  if (amount.kind === "all")
    return moved.bound === "all" || isUnlimited(moved.baseUnits) || isOfBalance(amount, call, ground);
  if (moved.bound === "all" || (amount.upTo && call?.operation !== "transfer")) return false;
  // "bring my debt down by 5 USDC" pays as much.
  const isRepaid = call?.operation === "repay";
  if (!isRepaid && amount.isMore !== moved.isChange) return false;
  return compareAmount(isRepaid ? { ...amount, isMore: undefined } : amount, moved, prices).agrees;
}

/** "Send all my ETH": how much that is, a check asks the chain where it can. */
const isOfBalance = ({ token }: Amount, call: Call | undefined, { isAlone }: Ground): boolean =>
  isAlone === true &&
  token !== undefined &&
  call !== undefined &&
  /^(?:transfer|swap|unwrap)$/.test(call.operation);

function roleOfToken(token: TokenMention, call: Call, { chainId }: Ground): Role | undefined {
  const { nonFungibles } = call;
  if (nonFungibles) {
    const isElse =
      token.contract === undefined || (token.symbol !== undefined && isElsewhere(token.contract, chainId));
    return !isElse && nonFungibles.some(({ collection }) => collection === token.contract)
      ? "token"
      : undefined;
  }
  const side = sideOf(token, sidesOfCall(call, chainId), chainId);
  if (side) return side;
  const meant = resolveToken(token, chainId).map(({ contract }) => contract);
  // "approve sDAI for 85 DAI", "supply them to cUSDCv3": a vault goes by what it gives out.
  if (call.operation === "approve" && meant.some((contract) => contract === call.spender)) return "spender";
  if (call.operation === "supply" && meant.some((contract) => contract === call.to)) return "place";
  const { market, marketCollateral } = call;
  const markets = [...marketsOf(call).flat(), market, marketCollateral];
  const isCurrency = meant.includes("native");
  const isMarket = markets.some(
    (one) => one && (meant.includes(one.contract) || (isCurrency && isWrappedNative(one))),
  );
  // "Unstake 7 stETH to ETH"
  if (isMarket && call.positionChange) return "market";
  return isMarket || (isCurrency && call.operation === "unstake") ? "place" : undefined;
}

function roleOfAddress({ address }: ItemOf<"address">, call: Call): Role | undefined {
  const { recipient, spender, owner, from, to, amountIn, amountOut, wrappers } = call;
  const { controlChange: change } = call;
  // An account is told of before those who own it: it may be its own sender.
  if (change)
    return roleInChange(address, change) ?? (address === to || address === from ? "place" : undefined);
  if (marketContracts(call).includes(address)) return "market";
  if (call.nonFungibles?.some(({ collection }) => collection === address)) return "token";
  if (address === spender) return "spender";
  if (address === recipient && recipient !== from) return "recipient";
  if (address === owner || address === from) return "source";
  if ([amountIn, amountOut].some((moved) => moved?.asset.contract === address)) return "token";
  if (address === to || wrappers.some((wrapper) => wrapper.to === address)) return "place";
  return undefined;
}

function roleInChange(address: Address, change: ControlChange): Role | undefined {
  if ("subject" in change && change.subject === address) return "subject";
  return change.change === "replace owner" && change.replaces === address ? "replaced" : undefined;
}

function isPlaceOf({ name, addresses }: ItemOf<"place">, call: Call, { chainId }: Ground): boolean {
  if (!addresses) return isOfProtocol(name, protocolsOf(call, chainId));
  return addresses.has(call.to) || (call.spender !== undefined && addresses.has(call.spender));
}

const isSpenderOf = ({ addresses }: ItemOf<"place">, { spender }: Call): boolean =>
  spender !== undefined && addresses?.has(spender) === true;
