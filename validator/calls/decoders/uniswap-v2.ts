import type { Address } from "../../addresses/address.ts";
import { wrappedNative } from "../../data/contracts.ts";
import { nativeAsset, tokenAt } from "../../data/tokens.ts";
import { Malformed, type Value, type Values } from "../abi/compile-decoder.ts";
import type { MovedAmount } from "../call.ts";
import { mayBe } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { tokenPath } from "./uniswap/trade-path.ts";
import { uniswapV2Liquidity } from "./uniswap/v2-liquidity.ts";

/** Router02: a name says which side is ETH and which side is exact. */
type Side = "Tokens" | "ETH";

interface Swap {
  name: string;
  from: Side;
  to: Side;
  exact: "in" | "out";
}

const SWAPS: readonly Swap[] = [
  { name: "swapExactTokensForTokens", from: "Tokens", to: "Tokens", exact: "in" },
  { name: "swapTokensForExactTokens", from: "Tokens", to: "Tokens", exact: "out" },
  { name: "swapExactETHForTokens", from: "ETH", to: "Tokens", exact: "in" },
  { name: "swapTokensForExactETH", from: "Tokens", to: "ETH", exact: "out" },
  { name: "swapExactTokensForETH", from: "Tokens", to: "ETH", exact: "in" },
  { name: "swapETHForExactTokens", from: "ETH", to: "Tokens", exact: "out" },
  {
    name: "swapExactTokensForTokensSupportingFeeOnTransferTokens",
    from: "Tokens",
    to: "Tokens",
    exact: "in",
  },
  { name: "swapExactETHForTokensSupportingFeeOnTransferTokens", from: "ETH", to: "Tokens", exact: "in" },
  { name: "swapExactTokensForETHSupportingFeeOnTransferTokens", from: "Tokens", to: "ETH", exact: "in" },
];

const swaps = SWAPS.map(
  (swap): CallDecoder => ({
    protocol: "uniswap_v2",
    signature: `${swap.name}(${amountsOf(swap)}, address[] path, address to, uint256 deadline)`,
    payable: swap.from === "ETH",
    read: (values, envelope) => readSwap(swap, values, envelope),
  }),
);

/** What comes with the transaction is no argument. */
function amountsOf({ from, exact }: Swap): string {
  const limit = exact === "in" ? "uint256 amountOutMin" : "uint256 amountInMax";
  const fixed = exact === "in" ? "uint256 amountIn" : "uint256 amountOut";
  if (from === "Tokens") return `${fixed}, ${limit}`;
  return exact === "in" ? limit : fixed;
}

function readSwap({ from, to, exact }: Swap, values: Values, envelope: Envelope): Facets {
  const path = tokenPath(values.path);
  const sold: MovedAmount = {
    asset: assetOf(from, path.from, envelope),
    baseUnits:
      from === "ETH" ? envelope.value : amount(exact === "in" ? values.amountIn : values.amountInMax),
    ...(exact === "out" && { bound: "at most" }),
  };
  const bought: MovedAmount = {
    asset: assetOf(to, path.to, envelope),
    baseUnits: amount(exact === "in" ? values.amountOutMin : values.amountOut),
    ...(exact === "in" && { bound: "at least" }),
  };
  return {
    operation: "swap",
    amountIn: sold,
    amountOut: bought,
    recipient: values.to as Address,
    deadline: values.deadline as bigint,
    poolFees: path.poolFees,
  };
}

const amount = (value: Value | undefined): bigint => value as bigint;

/** Where the function says ETH, the path has the wrapped token at that end; the router insists on it. */
function assetOf(side: Side, token: Address, { chainId }: Envelope) {
  if (side === "Tokens") return tokenAt(chainId, token);
  const wrapped = wrappedNative(chainId);
  if (wrapped !== undefined && wrapped !== token)
    throw new Malformed("its path has no wrapped token where ETH moves");
  return nativeAsset(chainId);
}

export const uniswapV2: readonly CallDecoder[] = [...swaps, ...uniswapV2Liquidity].map((decoder) => ({
  ...decoder,
  belongsTo: mayBe("uniswap_v2"),
}));
