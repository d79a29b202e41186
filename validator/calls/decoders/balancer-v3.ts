import type { Address } from "../../addresses/address.ts";
import type { Asset } from "../../data/asset.ts";
import { nativeAsset, tokenAt } from "../../data/tokens.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import type { MovedAmount } from "../call.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { balancerV3Liquidity } from "./balancer-v3/liquidity.ts";
import { mayBe } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { toCaller } from "./to-caller.ts";

/** Balancer's routers of version 3: they take from the sender and give to him; `wethIsEth` has them wrap and unwrap. */
const REST = "uint256 deadline, bool wethIsEth, bytes userData";
const STEPS = "(address pool, address tokenOut, bool isBuffer)[] steps";

function router(signature: string, read: CallDecoder["read"]): CallDecoder {
  return { protocol: "balancer_v3", signature, payable: true, belongsTo: mayBe("balancer_v3"), read };
}

function assetAs(token: unknown, { wethIsEth }: Values, { chainId }: Envelope): Asset {
  const asset = tokenAt(chainId, token as Address);
  return wethIsEth === true && isWrappedNative(asset) ? nativeAsset(chainId) : asset;
}

function traded(given: MovedAmount, got: MovedAmount, values: Values, envelope: Envelope): Facets {
  if (values.userData !== "0x") {
    throw new NotUnderstood("The trade carries data for the code of pools.", "Trade without `userData`.");
  }
  return {
    operation: "swap",
    amountIn: given,
    amountOut: got,
    ...toCaller(envelope),
    deadline: values.deadline as bigint,
  };
}

/** Several ways for one trade: from one token to one other, the sums of what each fixes. */
function pathsOf(
  values: Values,
  given: string,
  got: string,
): { from: unknown; to: unknown; given: bigint; got: bigint } {
  const paths = values.paths as Values[];
  const ends = paths.map(({ tokenIn, steps }) => [tokenIn, (steps as Values[]).at(-1)?.tokenOut] as const);
  const [first] = ends;
  if (!first?.[1]) throw new Malformed("it trades nothing");
  if (ends.some(([from, to]) => from !== first[0] || to !== first[1])) {
    throw new NotUnderstood(
      "The ways of the trade have different ends.",
      "Send one trade for each pair of tokens.",
    );
  }
  const sum = (name: string) => paths.reduce((total, path) => total + (path[name] as bigint), 0n);
  return { from: first[0], to: first[1], given: sum(given), got: sum(got) };
}

export const balancerV3: readonly CallDecoder[] = [
  ...balancerV3Liquidity,
  router(
    `swapSingleTokenExactIn(address pool, address tokenIn, address tokenOut, uint256 exactAmountIn, uint256 minAmountOut, ${REST})`,
    (values, envelope) =>
      traded(
        { asset: assetAs(values.tokenIn, values, envelope), baseUnits: values.exactAmountIn as bigint },
        {
          asset: assetAs(values.tokenOut, values, envelope),
          baseUnits: values.minAmountOut as bigint,
          bound: "at least",
        },
        values,
        envelope,
      ),
  ),
  router(
    `swapSingleTokenExactOut(address pool, address tokenIn, address tokenOut, uint256 exactAmountOut, uint256 maxAmountIn, ${REST})`,
    (values, envelope) =>
      traded(
        {
          asset: assetAs(values.tokenIn, values, envelope),
          baseUnits: values.maxAmountIn as bigint,
          bound: "at most",
        },
        { asset: assetAs(values.tokenOut, values, envelope), baseUnits: values.exactAmountOut as bigint },
        values,
        envelope,
      ),
  ),
  router(
    `swapExactIn((address tokenIn, ${STEPS}, uint256 exactAmountIn, uint256 minAmountOut)[] paths, ${REST})`,
    (values, envelope) => {
      const { from, to, given, got } = pathsOf(values, "exactAmountIn", "minAmountOut");
      return traded(
        { asset: assetAs(from, values, envelope), baseUnits: given },
        { asset: assetAs(to, values, envelope), baseUnits: got, bound: "at least" },
        values,
        envelope,
      );
    },
  ),
  router(
    `swapExactOut((address tokenIn, ${STEPS}, uint256 maxAmountIn, uint256 exactAmountOut)[] paths, ${REST})`,
    (values, envelope) => {
      const { from, to, given, got } = pathsOf(values, "maxAmountIn", "exactAmountOut");
      return traded(
        { asset: assetAs(from, values, envelope), baseUnits: given, bound: "at most" },
        { asset: assetAs(to, values, envelope), baseUnits: got },
        values,
        envelope,
      );
    },
  ),
];
