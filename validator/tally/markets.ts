import type { Call } from "../calls/call.ts";
import type { Asset } from "../data/asset.ts";
import { resolveToken } from "../intent/resolve.ts";
import type { Item } from "./item.ts";
import { kindsAt, type Mention, type Own } from "./own.ts";

const IS_MARKET = /^(?:market|markets|comet|one|pair|pool|position|base|loan)$/;
const COLLATERAL = /(?:^| )(?:collateral|security|backing)(?: (?:token|asset))?$/;
const PASSED = /^(?:as|is|the|of|my|our|for|to be|be|used|a|an|its|which|that|are|in|some|token|back)$/;
const LENDING = /^(?:lend|lend out|lending|lending out|loan out|lent|lent out|earn|earning)\b/;
const PLEDGING = /^(?:post|pledge|pledge it|pledged|posted|collaterali[sz]e)$/;

/** Whether a market is named as the call's, and nothing is said of its two sides that is of the other one. */
export function isOfItsMarket(own: Own, mentions: readonly Mention[], chainId: number): boolean {
  const { call, items, places } = own;
  const { market, marketCollateral } = call;
  const isLimited = places.every((at) => items[at]?.is !== "share" || isLimit(items, at));
  if (!/^(?:supply|stake)$/.test(call.operation) && isUsedAsCollateral(own, mentions)) return false;
  if (!market) return isLimited && places.every((at) => items[at]?.is !== "share");
  const meant = (at: number): Asset["contract"][] => {
    const item = items[at];
    const token = item?.is === "token" || item?.is === "amount" ? item.token : undefined;
    return token ? resolveToken(token, chainId).map(({ contract }) => contract) : [];
  };
  const isAsset = (at: number, asset: Asset | undefined) =>
    asset !== undefined &&
    (meant(at).includes(asset.contract) || (asset.symbol === "WETH" && meant(at).includes("native")));
  const isNamed = (at: number) => {
    const [lead, next] = [items[at - 1]?.said ?? "", items[at + 1]?.said ?? ""];
    const isPair = lead === "/" || next === "/" || (next === "-" && items[at + 2]?.is === "token");
    const isOfCollateral =
      isAsset(at, marketCollateral) &&
      (/(?:^| )(?:against|by|collateral|token|asset)$/.test(lead) ||
        places.some((one) => subjectOf(items, one) === at));
    return (
      isPair ||
      IS_MARKET.test(next) ||
      /borrowed$/.test(next) ||
      isOfCollateral ||
      /^(?:market|comet)$/.test(items[at - 2]?.said ?? "")
    );
  };
  // "wstETH/USDC": what is pledged first, and then what is lent.
  const isPairRight = (at: number) =>
    !/^[/-]$/.test(items[at + 1]?.said ?? "") ||
    items[at + 2]?.is !== "token" ||
    (isAsset(at, marketCollateral) && isAsset(at + 2, market));
  const tokens = mentions.filter(({ item }) => item.is === "token");
  // "the WETH one", "the WETH market", of another.
  const isOther = (at: number) =>
    /^(?:market|markets|comet|one|pool)$/.test(items[at + 1]?.said ?? "") &&
    !isAsset(at, market) &&
    !isAsset(at, marketCollateral);
  const isRight = tokens.every(
    ({ at, role }) => (role !== "place" || isNamed(at)) && isPairRight(at) && !isOther(at),
  );
  return isLimited && isRight && areOnSide(own, isAsset);
}

/** "Borrow 5 USDC as collateral": what comes out or is paid back is none. */
function isUsedAsCollateral({ items, places }: Own, mentions: readonly Mention[]): boolean {
  return places.some((at) => {
    const said = items[at]?.said ?? "";
    const isAs =
      COLLATERAL.test(said) && (/^as /.test(said) || /^(?:as|as my|as the)$/.test(items[at - 1]?.said ?? ""));
    const of = isAs ? subjectOf(items, at) : undefined;
    return of !== undefined && mentions.some((one) => one.at === of && /^(?:given|wanted)$/.test(one.role));
  });
}

/** What is pledged is no loan, and what is lent no collateral. */
function areOnSide(own: Own, isAsset: (at: number, asset: Asset | undefined) => boolean): boolean {
  const { call, items, places } = own;
  const isPledge = movesCollateral(call);
  return places.every((at) => {
    const said = items[at]?.said ?? "";
    if (items[at]?.is !== "word") return true;
    const kinds = kindsAt(own, at);
    const isVerb = kinds?.has("ask") || kinds?.has("weak") || kinds?.has("done");
    if (isVerb && (isPledge ? LENDING : PLEDGING).test(said)) return false;
    if (!COLLATERAL.test(said) || /^against /.test(said)) return true;
    const of = subjectOf(items, at);
    if (of !== undefined) return !isAsset(of, call.market) || call.market?.contract === undefined;
    return isPledge || /^(?:borrow|repay)$/.test(call.operation);
  });
}

function movesCollateral({ market, amountIn, amountOut }: Call): boolean {
  const moved = amountIn ?? amountOut;
  return moved !== undefined && moved.asset.contract !== market?.contract;
}

/** The token that a word calls collateral: "2 WETH as collateral", "collateral: WETH". */
function subjectOf(items: readonly Item[], at: number): number | undefined {
  if (!COLLATERAL.test(items[at]?.said ?? "")) return undefined;
  const isToken = (place: number) =>
    items[place]?.is === "token" || (items[place]?.is === "amount" && items[place].token !== undefined);
  let before = at - 1;
  while (PASSED.test(items[before]?.said ?? "")) before -= 1;
  if (isToken(before)) return before;
  let behind = at + 1;
  while (/^(?:is|:|=|token|of|being)$/.test(items[behind]?.said ?? "")) behind += 1;
  return isToken(behind) ? behind : undefined;
}

/** "86% LLTV", "LLTV: 86%" */
function isLimit(items: readonly Item[], at: number): boolean {
  let [before, behind] = [at - 1, at + 1];
  while (/^(?:of|:|=|is|at|the|an?)$/.test(items[before]?.said ?? "")) before -= 1;
  while (/^(?:\(|of|as)$/.test(items[behind]?.said ?? "")) behind += 1;
  return /^lltv/.test(items[before]?.said ?? "") || /^lltv/.test(items[behind]?.said ?? "");
}
