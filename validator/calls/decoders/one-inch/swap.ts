import type { Address } from "../../../addresses/address.ts";
import { nativeAsset, tokenAt } from "../../../data/tokens.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { markedOrZeroAsset } from "../../marked-asset.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { readPermit, withPermit } from "./permit.ts";
import { isSet, receiverOr } from "./words.ts";

const DESCRIPTION =
  "(address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc";
const PARTIAL_FILL = 0;
const REQUIRES_EXTRA_ETH = 1;
const USE_PERMIT2 = 2;

/** The router pays `dstReceiver` what the executor brings, and at least the minimum, whatever `data` says. */
function swapFacets(values: Values, envelope: Envelope): Facets {
  const desc = values.desc as Values;
  const flags = desc.flags as bigint;
  const amount = desc.amount as bigint;
  if (flags >> BigInt(USE_PERMIT2 + 1) !== 0n) throw new Malformed("flags that mean nothing are set");
  const asset = markedOrZeroAsset(envelope.chainId, desc.srcToken as Address);
  const extra = envelope.value - (asset.contract === "native" ? amount : 0n);
  if (extra < 0n || extra > 0n !== isSet(flags, REQUIRES_EXTRA_ETH)) {
    throw new Malformed(
      `the ${envelope.value} wei that come along are not what it sells, and its flags do not say so`,
    );
  }
  const executor = values.executor as Address;
  return {
    operation: "swap",
    amountIn: { asset, baseUnits: amount },
    amountOut: {
      asset: markedOrZeroAsset(envelope.chainId, desc.dstToken as Address),
      baseUnits: desc.minReturnAmount as bigint,
      bound: "at least",
    },
    ...receiverOr(desc.dstReceiver as Address, envelope),
    ...(isSet(flags, PARTIAL_FILL) ? { partiallyFillable: true } : {}),
    ...(extra > 0n
      ? {
          sideTransfers: [{ asset: nativeAsset(envelope.chainId), baseUnits: extra, recipient: executor }],
        }
      : {}),
  };
}

const swapV6: CallDecoder = {
  protocol: "1inch",
  signature: `swap(address executor, ${DESCRIPTION}, bytes data)`,
  payable: true,
  tagged: true,
  read: swapFacets,
};

const swapV5: CallDecoder = {
  protocol: "1inch",
  signature: `swap(address executor, ${DESCRIPTION}, bytes permit, bytes data)`,
  payable: true,
  tagged: true,
  read: (values, envelope) => withPermit(values, swapFacets(values, envelope), envelope),
};

/** The router asks its own functions for the action, so that the caller stays the same. */
const permitAndCall: CallDecoder = {
  protocol: "1inch",
  signature: "permitAndCall(bytes permit, bytes action)",
  payable: true,
  tagged: true,
  read(values, envelope) {
    const permit = values.permit as string;
    if (permit.length < 42) throw new Malformed("the permit names no token");
    const asset = tokenAt(envelope.chainId, `0x${permit.slice(2, 42)}`);
    const permits = readPermit(`0x${permit.slice(42)}`, asset, envelope);
    const { to, value } = envelope;
    return { inner: [{ to, value, data: values.action as string, along: { permits } }] };
  },
};

export const swaps = [swapV6, swapV5, permitAndCall];
