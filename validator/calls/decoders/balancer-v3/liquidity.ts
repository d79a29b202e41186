import type { Address } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import { nativeAsset, tokenAt } from "../../../data/tokens.ts";
import { isWrappedNative } from "../../../data/wrapped-native.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import type { DeedFact } from "../../deed.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { mayBe } from "../belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { toCaller } from "../to-caller.ts";

const REST = "bool wethIsEth, bytes userData";
const SHARES = ["bpt", "pool tokens", "lp tokens", "pool shares", "shares"];
const BESIDE = ["liquidity", "pool", "position", "burning", "paying", "as"];
/** All pools of Balancer's third version count their shares alike. */
const SHARE_DECIMALS = 18;

interface Moved {
  name: string;
  asked: readonly string[];
  given: MovedAmount;
  got?: MovedAmount;
  /** Which of the two the pool's shares are. */
  shares: MovedAmount;
}

function poolFunction(signature: string, read: (values: Values, envelope: Envelope) => Moved): CallDecoder {
  return {
    protocol: "balancer_v3",
    signature,
    payable: true,
    belongsTo: mayBe("balancer_v3"),
    read(values, envelope) {
      if (values.userData !== "0x") {
        throw new NotUnderstood(
          "The call carries data for the code of pools.",
          "Send it without `userData`.",
        );
      }
      return facetsOf(read(values, envelope), values.pool as Address, envelope);
    },
  };
}

/** Anybody may open a pool, so that the intent names it; its shares may then be called so. */
function facetsOf({ name, asked, given, got, shares }: Moved, pool: Address, envelope: Envelope): Facets {
  const counted: DeedFact = { is: "amount", called: [], required: false, amount: shares, units: SHARES };
  const fact = (amount: MovedAmount): DeedFact => ({
    is: "amount",
    called: [],
    required: true,
    unless: amount === shares ? [counted] : [],
    amount,
  });
  return {
    operation: "other",
    amountIn: given,
    ...(got ? { amountOut: got } : {}),
    ...toCaller(envelope),
    deed: {
      name,
      asked: [asked],
      beside: BESIDE,
      facts: [
        fact(given),
        ...(got ? [fact(got)] : []),
        counted,
        { is: "party", called: ["pool"], required: true, address: pool },
      ],
    },
  };
}

const sharesOf = ({ pool }: Values, { chainId }: Envelope): Asset => ({
  ...tokenAt(chainId, pool as Address),
  decimals: SHARE_DECIMALS,
});

function assetAs(token: unknown, { wethIsEth }: Values, { chainId }: Envelope): Asset {
  const asset = tokenAt(chainId, token as Address);
  return wethIsEth === true && isWrappedNative(asset) ? nativeAsset(chainId) : asset;
}

const ADDED = { name: "Add liquidity to a Balancer pool", asked: ["add", "provide", "deposit"] };
const REMOVED = { name: "Remove liquidity from a Balancer pool", asked: ["remove", "withdraw", "take out"] };

function unnamed(): never {
  throw new NotUnderstood(
    "The call counts tokens by their place in the pool, and no table knows which the pool has.",
    "Add one token by name (addLiquiditySingleTokenExactOut).",
  );
}

export const balancerV3Liquidity = [
  poolFunction(
    `addLiquiditySingleTokenExactOut(address pool, address tokenIn, uint256 maxAmountIn, uint256 exactBptAmountOut, ${REST})`,
    (values, envelope) => {
      const shares = { asset: sharesOf(values, envelope), baseUnits: values.exactBptAmountOut as bigint };
      const given: MovedAmount = {
        asset: assetAs(values.tokenIn, values, envelope),
        baseUnits: values.maxAmountIn as bigint,
        bound: "at most",
      };
      return { ...ADDED, given, got: shares, shares };
    },
  ),
  poolFunction(
    `removeLiquiditySingleTokenExactIn(address pool, uint256 exactBptAmountIn, address tokenOut, uint256 minAmountOut, ${REST})`,
    (values, envelope) => {
      const shares = { asset: sharesOf(values, envelope), baseUnits: values.exactBptAmountIn as bigint };
      const got: MovedAmount = {
        asset: assetAs(values.tokenOut, values, envelope),
        baseUnits: values.minAmountOut as bigint,
        bound: "at least",
      };
      return { ...REMOVED, given: shares, got, shares };
    },
  ),
  poolFunction(
    `removeLiquiditySingleTokenExactOut(address pool, uint256 maxBptAmountIn, address tokenOut, uint256 exactAmountOut, ${REST})`,
    (values, envelope) => {
      const shares: MovedAmount = {
        asset: sharesOf(values, envelope),
        baseUnits: values.maxBptAmountIn as bigint,
        bound: "at most",
      };
      const got = {
        asset: assetAs(values.tokenOut, values, envelope),
        baseUnits: values.exactAmountOut as bigint,
      };
      return { ...REMOVED, given: shares, got, shares };
    },
  ),
  // In proportion everybody gets his part, whatever the prices are.
  poolFunction(
    `removeLiquidityProportional(address pool, uint256 exactBptAmountIn, uint256[] minAmountsOut, ${REST})`,
    (values, envelope) => {
      const shares = { asset: sharesOf(values, envelope), baseUnits: values.exactBptAmountIn as bigint };
      return { ...REMOVED, given: shares, shares };
    },
  ),
  poolFunction(
    `addLiquidityUnbalanced(address pool, uint256[] exactAmountsIn, uint256 minBptAmountOut, ${REST})`,
    unnamed,
  ),
  poolFunction(
    `addLiquidityProportional(address pool, uint256[] maxAmountsIn, uint256 exactBptAmountOut, ${REST})`,
    unnamed,
  ),
];
