import { id } from "ethers/hash";
import type { Address } from "../../../addresses/address.ts";
import { type CompiledDecoder, compileDecoder, Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { isNamed } from "../belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { Ledger } from "./ledger.ts";
import { paymentSteps } from "./payment-steps.ts";
import { readRemoval } from "./position-removal.ts";
import { payPool } from "./swap-router-steps.ts";

/** The functions of the V3 position manager. */
const SIGNATURES = {
  mint: "mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)",
  increaseLiquidity:
    "increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)",
  decreaseLiquidity:
    "decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)",
  collect: "collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)",
  burn: "burn(uint256 tokenId)",
  createAndInitializePoolIfNecessary:
    "createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)",
} as const;

type Kind = keyof typeof SIGNATURES | "payment";

interface Part {
  kind: Kind;
  values: Values;
  apply?(ledger: Ledger, values: Values): void;
}

interface KnownPart {
  kind: Kind;
  compiled: CompiledDecoder;
  apply?(ledger: Ledger, values: Values): void;
}

const own = Object.entries(SIGNATURES).map(
  ([kind, signature]): KnownPart => ({
    kind: kind as Kind,
    compiled: compileDecoder(signature),
  }),
);
const payments = paymentSteps.map(
  ({ signature, apply }): KnownPart => ({ kind: "payment", compiled: compileDecoder(signature), apply }),
);
const bySelector = new Map(
  [...own, ...payments].map((part) => [id(part.compiled.signature.canonical).slice(2, 10), part] as const),
);

/** A multicall of the position manager as one call; undefined where it is none. */
export function readPositions(calls: readonly string[], envelope: Envelope): Facets | undefined {
  const known = calls.map((call) => bySelector.get(call.slice(2, 10)));
  if (known.some((part) => part === undefined) || known.every((part) => part?.kind === "payment"))
    return undefined;
  return summarize(
    known.flatMap((part, index) =>
      part ? [{ ...part, values: part.compiled.decode((calls[index] ?? "").slice(10)) }] : [],
    ),
    envelope,
  );
}

export const positionSteps = Object.entries(SIGNATURES).map(
  ([kind, signature]): CallDecoder => ({
    protocol: "uniswap_v3",
    signature,
    payable: true,
    // Many tokens have a function burn(uint256) that burns an amount.
    ...(kind === "burn" && { belongsTo: isNamed("Uniswap V3 NonfungiblePositionManager") }),
    read: (values, envelope) => summarize([{ kind: kind as Kind, values }], envelope),
  }),
);

function summarize(parts: Part[], envelope: Envelope): Facets {
  const paramsOf = (kind: Kind) =>
    parts.filter((part) => part.kind === kind).map(({ values }) => (values.params ?? values) as Values);
  const [mint, secondMint] = paramsOf("mint");
  const removals = paramsOf("decreaseLiquidity");
  const collections = paramsOf("collect");
  const burns = paramsOf("burn");
  if (paramsOf("increaseLiquidity").length > 0) {
    throw new NotUnderstood(
      "Which two tokens the position takes stands on the chain and not in increaseLiquidity.",
      "Add liquidity with mint, which names both tokens.",
    );
  }
  const isRemoval = removals.length + collections.length + burns.length > 0;
  if (mint && !secondMint && !isRemoval) return readMint(mint, parts, envelope);
  if (!mint && isRemoval) {
    return readRemoval({ removals, collections, burns, payments: paramsOf("payment") }, envelope);
  }
  throw new NotUnderstood(
    "The call opens and closes several positions, or only creates a pool.",
    "Send one call for each position.",
  );
}

function readMint(mint: Values, parts: Part[], envelope: Envelope): Facets {
  const ledger = new Ledger(envelope);
  ledger.until(mint.deadline as bigint);
  const amountsIn = [
    addSide(ledger, mint.token0 as Address, mint.amount0Desired as bigint),
    addSide(ledger, mint.token1 as Address, mint.amount1Desired as bigint),
  ].filter(({ baseUnits }) => baseUnits > 0n);
  const [amountIn] = amountsIn;
  if (!amountIn) throw new Malformed("it adds nothing");
  for (const { apply, values } of parts) apply?.(ledger, values);
  const left = ledger.holding("native");
  return {
    operation: "add liquidity",
    amountIn,
    ...(amountsIn.length > 1 && { amountsIn }),
    recipient: mint.recipient as Address,
    deadline: mint.deadline as bigint,
    poolFees: [mint.fee as bigint],
    ...(ledger.permits.length > 0 && { permits: ledger.permits }),
    ...(left.max !== undefined &&
      left.max > 0n && {
        sideTransfers: [{ asset: ledger.asset("native"), baseUnits: left.max, recipient: envelope.to }],
      }),
  };
}

/** One side of a position: the attached currency where it stands for the wrapped token, or the token itself. */
function addSide(ledger: Ledger, token: Address, desired: bigint): MovedAmount {
  const before = ledger.holding("native");
  payPool(ledger, token, "sender", { min: 0n, max: desired });
  const currency = ledger.holding("native") === before ? token : "native";
  return { asset: ledger.asset(currency), baseUnits: desired, bound: "at most" };
}
