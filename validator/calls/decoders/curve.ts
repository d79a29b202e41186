import { type Address, ZERO_ADDRESS } from "../../addresses/address.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import { markedAsset } from "../marked-asset.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { mayBe } from "./belongs-to.ts";
import { curveLiquidity } from "./curve/liquidity.ts";
import { coinsOf } from "./curve/pools.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { toCaller } from "./to-caller.ts";

/** Curve's router goes from token to token by way of the pools between them, and holds to the minimum at the end. */
const ROUTE = "address[11] _route, uint256[5][5] _swap_params, uint256 _amount, uint256 _min_dy";
const LONG_ROUTE = "address[11] _route, uint256[4][5] _swap_params, uint256 _amount, uint256 _min_dy";
const POOLS = "address[5] _pools";

const routed = [ROUTE, LONG_ROUTE]
  .flatMap((route) => [route, `${route}, ${POOLS}`, `${route}, ${POOLS}, address _receiver`])
  .map(
    (parameters): CallDecoder => ({
      protocol: "curve",
      signature: `exchange(${parameters})`,
      payable: true,
      belongsTo: mayBe("curve"),
      read: readRoute,
    }),
  );

function readRoute(values: Values, envelope: Envelope): Facets {
  const route = values._route as Address[];
  const end = route.indexOf(ZERO_ADDRESS);
  const used = end < 0 ? route : route.slice(0, end);
  const [first, last] = [used[0], used.at(-1)];
  // Tokens stand at even places, the pools between them.
  if (!first || !last || used.length < 3 || used.length % 2 === 0)
    throw new Malformed("its route is no row of tokens and pools");
  const receiver = values._receiver as Address | undefined;
  return {
    operation: "swap",
    amountIn: { asset: markedAsset(envelope.chainId, first), baseUnits: values._amount as bigint },
    amountOut: {
      asset: markedAsset(envelope.chainId, last),
      baseUnits: values._min_dy as bigint,
      bound: "at least",
    },
    ...(receiver === undefined ? toCaller(envelope) : { recipient: receiver }),
  };
}

/** A pool's own trade names its coins by their places. */
const inPool = ["int128", "uint256"].flatMap((index) =>
  ["exchange", "exchange_underlying"].flatMap((name) =>
    ["", ", address _receiver"].map(
      (receiver): CallDecoder => ({
        protocol: "curve",
        signature: `${name}(${index} i, ${index} j, uint256 _dx, uint256 _min_dy${receiver})`,
        payable: true,
        belongsTo: mayBe("curve"),
        read: (values, envelope) => readPool(name === "exchange_underlying", values, envelope),
      }),
    ),
  ),
);

function readPool(isUnderlying: boolean, values: Values, envelope: Envelope): Facets {
  const coins = coinsOf(envelope, isUnderlying);
  const [sold, bought] = [values.i, values.j].map((place) => coins?.[Number(place)]);
  if (!sold || !bought) {
    throw new NotUnderstood(
      `No table knows the coins ${values.i} and ${values.j} of the pool ${envelope.to}.`,
      "Trade by Curve's router, which names the tokens, or in a pool that the arbiter knows.",
    );
  }
  const receiver = values._receiver as Address | undefined;
  return {
    operation: "swap",
    amountIn: { asset: markedAsset(envelope.chainId, sold), baseUnits: values._dx as bigint },
    amountOut: {
      asset: markedAsset(envelope.chainId, bought),
      baseUnits: values._min_dy as bigint,
      bound: "at least",
    },
    ...(receiver === undefined ? toCaller(envelope) : { recipient: receiver }),
  };
}

export const curve: readonly CallDecoder[] = [...routed, ...inPool, ...curveLiquidity];
