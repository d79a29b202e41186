import type { Address } from "../../../addresses/address.ts";
import { wrappedNative } from "../../../data/contracts.ts";
import { nativeAsset, tokenAt } from "../../../data/tokens.ts";
import { MAX_UINT256 } from "../../../decimals/quantity.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { pairOf } from "./v2-pair.ts";

/** Router02's functions for liquidity. */

const add: CallDecoder = {
  protocol: "uniswap_v2",
  signature:
    "addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)",
  payable: false,
  read: (values, { chainId }) =>
    added(values, [
      mostOf(tokenAt(chainId, values.tokenA as Address), values.amountADesired as bigint),
      mostOf(tokenAt(chainId, values.tokenB as Address), values.amountBDesired as bigint),
    ]),
};

/** What is left of the attached ETH goes back to the sender. */
const addWithEth: CallDecoder = {
  protocol: "uniswap_v2",
  signature:
    "addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)",
  payable: true,
  read: (values, { chainId, value }) =>
    added(values, [
      mostOf(tokenAt(chainId, values.token as Address), values.amountTokenDesired as bigint),
      mostOf(nativeAsset(chainId), value),
    ]),
};

const mostOf = (asset: MovedAmount["asset"], baseUnits: bigint): MovedAmount => ({
  asset,
  baseUnits,
  bound: "at most",
});

function added({ to, deadline }: Values, amountsIn: [MovedAmount, MovedAmount]): Facets {
  return {
    operation: "add liquidity",
    amountIn: amountsIn[0],
    amountsIn,
    recipient: to as Address,
    deadline: deadline as bigint,
  };
}

const PERMIT = ", bool approveMax, uint8 v, bytes32 r, bytes32 s";
const TOKENS =
  "address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline";
const WITH_ETH =
  "address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline";

const remove = [
  `removeLiquidity(${TOKENS})`,
  `removeLiquidityWithPermit(${TOKENS}${PERMIT})`,
  `removeLiquidityETH(${WITH_ETH})`,
  `removeLiquidityETHWithPermit(${WITH_ETH}${PERMIT})`,
  `removeLiquidityETHSupportingFeeOnTransferTokens(${WITH_ETH})`,
  `removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(${WITH_ETH}${PERMIT})`,
].map((signature): CallDecoder => ({ protocol: "uniswap_v2", signature, payable: false, read: removed }));

function removed(values: Values, envelope: Envelope): Facets {
  const { chainId, from, to: router } = envelope;
  const [one, other] =
    values.token === undefined ? bothTokens(values, chainId) : tokenAndEth(values, chainId);
  const pair = pairOf(envelope, one.token, other.token);
  if (!pair) {
    throw new NotUnderstood(
      "The pool's address follows from a factory that no table knows on this chain.",
      "Remove liquidity where the factory of the pools is known.",
    );
  }
  const share = tokenAt(chainId, pair);
  const liquidity = values.liquidity as bigint;
  const permitted = values.approveMax ? MAX_UINT256 : liquidity;
  return {
    operation: "remove liquidity",
    amountIn: { asset: share, baseUnits: liquidity },
    amountOut: one.amount,
    amountsOut: [one.amount, other.amount],
    recipient: values.to as Address,
    deadline: values.deadline as bigint,
    ...(values.approveMax !== undefined && {
      permits: [{ asset: share, baseUnits: permitted, spender: router, owner: from, expiresAt: undefined }],
    }),
  };
}

interface Half {
  token: Address;
  amount: MovedAmount;
}

function bothTokens({ tokenA, tokenB, amountAMin, amountBMin }: Values, chainId: number): [Half, Half] {
  const half = (token: Address, baseUnits: bigint): Half => ({
    token,
    amount: { asset: tokenAt(chainId, token), baseUnits, bound: "at least" },
  });
  return [half(tokenA as Address, amountAMin as bigint), half(tokenB as Address, amountBMin as bigint)];
}

function tokenAndEth({ token, amountTokenMin, amountETHMin }: Values, chainId: number): [Half, Half] {
  const wrapped = wrappedNative(chainId);
  if (!wrapped) {
    throw new NotUnderstood(
      "No table knows the wrapped token of this chain.",
      "Use a chain whose wrapped token is known.",
    );
  }
  return [
    {
      token: token as Address,
      amount: {
        asset: tokenAt(chainId, token as Address),
        baseUnits: amountTokenMin as bigint,
        bound: "at least",
      },
    },
    {
      token: wrapped,
      amount: { asset: nativeAsset(chainId), baseUnits: amountETHMin as bigint, bound: "at least" },
    },
  ];
}

export const uniswapV2Liquidity: readonly CallDecoder[] = [add, addWithEth, ...remove];
