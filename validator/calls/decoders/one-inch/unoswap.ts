import type { Address } from "../../../addresses/address.ts";
import { nativeAsset } from "../../../data/tokens.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import { markedOrZeroAsset } from "../../marked-asset.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { withPermit } from "./permit.ts";
import { addressWord, isSet, receiverOr } from "./words.ts";

/** The bit of the last pool's word that has wrapped ether paid out as ether; each router version has its own. */
const UNWRAP_V6 = 252;
const UNWRAP_V5 = 254;
const UNWRAP_V5_UNISWAP_V3 = 253;

/** These functions name pools, not the token that comes out: only an unwrapping at the end tells it. */
function throughPools(
  amountIn: MovedAmount,
  minReturn: bigint,
  unwraps: boolean,
  receiver: { recipient: Address } | undefined,
  { chainId }: Envelope,
): Facets {
  return {
    operation: "swap",
    amountIn,
    ...receiver,
    ...(unwraps
      ? { amountOut: { asset: nativeAsset(chainId), baseUnits: minReturn, bound: "at least" } }
      : {
          peculiarities: [{ choice: "output not named", least: minReturn }],
        }),
  };
}

/** Ether is sold by sending it along; the router refuses a value beside a token. */
function sold(token: Address, amount: bigint, { chainId, value }: Envelope): MovedAmount {
  const asset = markedOrZeroAsset(chainId, token);
  if (value !== (asset.contract === "native" ? amount : 0n)) {
    throw new Malformed(`the ${value} wei that come along are not what it sells`);
  }
  return { asset, baseUnits: amount };
}

function toSelf({ from }: Envelope): { recipient: Address } | undefined {
  return from && { recipient: from };
}

const PARAMETERS_OF = ["uint256 dex", "uint256 dex, uint256 dex2", "uint256 dex, uint256 dex2, uint256 dex3"];

function lastPool({ dex, dex2, dex3 }: Values): bigint {
  return (dex3 ?? dex2 ?? dex) as bigint;
}

const v6 = PARAMETERS_OF.flatMap((pools, index): CallDecoder[] => {
  const suffix = index === 0 ? "" : String(index + 1);
  const common = { protocol: "1inch", tagged: true };
  const read = (values: Values, envelope: Envelope, receiver: { recipient: Address } | undefined) =>
    throughPools(
      sold(addressWord(values.token as bigint, "the token"), values.amount as bigint, envelope),
      values.minReturn as bigint,
      isSet(lastPool(values), UNWRAP_V6),
      receiver,
      envelope,
    );
  const readEth = (values: Values, envelope: Envelope, receiver: { recipient: Address } | undefined) =>
    throughPools(
      { asset: nativeAsset(envelope.chainId), baseUnits: envelope.value },
      values.minReturn as bigint,
      isSet(lastPool(values), UNWRAP_V6),
      receiver,
      envelope,
    );
  const receiver = (values: Values, envelope: Envelope) =>
    receiverOr(addressWord(values.to as bigint, "the receiver"), envelope);
  return [
    {
      ...common,
      signature: `unoswap${suffix}(uint256 token, uint256 amount, uint256 minReturn, ${pools})`,
      payable: false,
      read: (values, envelope) => read(values, envelope, toSelf(envelope)),
    },
    {
      ...common,
      signature: `unoswapTo${suffix}(uint256 to, uint256 token, uint256 amount, uint256 minReturn, ${pools})`,
      payable: false,
      read: (values, envelope) => read(values, envelope, receiver(values, envelope)),
    },
    {
      ...common,
      signature: `ethUnoswap${suffix}(uint256 minReturn, ${pools})`,
      payable: true,
      read: (values, envelope) => readEth(values, envelope, toSelf(envelope)),
    },
    {
      ...common,
      signature: `ethUnoswapTo${suffix}(uint256 to, uint256 minReturn, ${pools})`,
      payable: true,
      read: (values, envelope) => readEth(values, envelope, receiver(values, envelope)),
    },
  ];
});

function lastOf(values: Values): bigint {
  const last = (values.pools as bigint[]).at(-1);
  if (last === undefined) throw new Malformed("it names no pool");
  return last;
}

function unoswapV5(signature: string): CallDecoder {
  return {
    protocol: "1inch",
    signature,
    payable: true,
    tagged: true,
    read: unoswapFacetsV5,
  };
}

function unoswapFacetsV5(values: Values, envelope: Envelope): Facets {
  return throughPools(
    sold(values.srcToken as Address, values.amount as bigint, envelope),
    values.minReturn as bigint,
    isSet(lastOf(values), UNWRAP_V5),
    values.recipient === undefined ? toSelf(envelope) : receiverOr(values.recipient as Address, envelope),
    envelope,
  );
}

/** Without ether along, nothing in the call says which token is sold. */
function uniswapV3SwapV5(signature: string): CallDecoder {
  return {
    protocol: "1inch",
    signature,
    payable: true,
    tagged: true,
    read(values, envelope) {
      const amount = values.amount as bigint;
      if (envelope.value === 0n) {
        throw new NotUnderstood(
          "The call names pools only, neither the token that it sells nor the one that it buys.",
          "Use the router's `swap`, which names both tokens.",
        );
      }
      if (envelope.value !== amount) throw new Malformed("its amount is not the ether that comes along");
      return throughPools(
        { asset: nativeAsset(envelope.chainId), baseUnits: amount },
        values.minReturn as bigint,
        isSet(lastOf(values), UNWRAP_V5_UNISWAP_V3),
        values.recipient === undefined ? toSelf(envelope) : receiverOr(values.recipient as Address, envelope),
        envelope,
      );
    },
  };
}

/** The same for a token that a permit in the call lets the router take. */
function withPermitTo(signature: string): CallDecoder {
  return {
    ...unoswapV5(signature),
    read: (values, envelope) => withPermit(values, unoswapFacetsV5(values, envelope), envelope),
  };
}

const v5 = [
  unoswapV5("unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)"),
  unoswapV5(
    "unoswapTo(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)",
  ),
  withPermitTo(
    "unoswapToWithPermit(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools, bytes permit)",
  ),
  uniswapV3SwapV5("uniswapV3Swap(uint256 amount, uint256 minReturn, uint256[] pools)"),
  uniswapV3SwapV5("uniswapV3SwapTo(address recipient, uint256 amount, uint256 minReturn, uint256[] pools)"),
];

export const unoswaps = [...v6, ...v5];
