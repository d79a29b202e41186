import type { Address } from "../../../addresses/address.ts";
import { Malformed, type Value } from "../../abi/compile-decoder.ts";

/** Where a trade begins and ends, in the direction in which the tokens move, and what its pools take in millionths. */
export interface TradePath {
  from: Address;
  to: Address;
  poolFees: bigint[];
}

const ADDRESS = 40;
const FEE = 6;
const HOP = ADDRESS + FEE;
/** What every pool of Uniswap V2 takes. */
const V2_FEE = 3000n;

/** A V4 fee with this bit is set by the pool's hook at the time. */
const DYNAMIC_FEE = 0x800000n;

/** The fee of a V4 pool as a list: none where it is not fixed. */
export function fixedFee(fee: Value | undefined): bigint[] {
  return ((fee as bigint) & DYNAMIC_FEE) === 0n ? [fee as bigint] : [];
}

/** A packed V3 path: token, then fee and token for each pool. Exact-output paths are written from the end. */
export function packedPath(packed: Value | undefined, direction: "forward" | "backward"): TradePath {
  const hex = String(packed).slice(2);
  const hops = (hex.length - ADDRESS) / HOP;
  if (!Number.isInteger(hops) || hops < 1) throw new Malformed("a path is not tokens with fees between them");
  const first: Address = `0x${hex.slice(0, ADDRESS)}`;
  const last: Address = `0x${hex.slice(-ADDRESS)}`;
  const poolFees = Array.from({ length: hops }, (_, index) =>
    BigInt(`0x${hex.slice(ADDRESS + index * HOP, ADDRESS + index * HOP + FEE)}`),
  );
  return direction === "forward"
    ? { from: first, to: last, poolFees }
    : { from: last, to: first, poolFees: poolFees.reverse() };
}

/** A V2 path: the tokens in order. */
export function tokenPath(tokens: Value | undefined): TradePath {
  const path = tokens as Address[];
  const [from] = path;
  const to = path.at(-1);
  if (path.length < 2 || from === undefined || to === undefined)
    throw new Malformed("a path has less than two tokens");
  return { from, to, poolFees: path.slice(1).map(() => V2_FEE) };
}
