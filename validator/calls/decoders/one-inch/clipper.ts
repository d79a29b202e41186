import type { Address } from "../../../addresses/address.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { markedOrZeroAsset } from "../../marked-asset.ts";
import type { CallDecoder } from "../decoder.ts";
import { addressWord, receiverOr } from "./words.ts";

const LOW_160 = (1n << 160n) - 1n;

/** A quote of the Clipper exchange, signed for exact amounts until a time; V6 keeps flags above the token's address. */
function clipper(signature: string): CallDecoder {
  return {
    protocol: "1inch",
    signature,
    payable: true,
    tagged: true,
    read(values: Values, envelope) {
      const source =
        typeof values.srcToken === "bigint"
          ? addressWord(values.srcToken & LOW_160, "the token")
          : (values.srcToken as Address);
      const asset = markedOrZeroAsset(envelope.chainId, source);
      const amount = values.inputAmount as bigint;
      if (envelope.value !== (asset.contract === "native" ? amount : 0n)) {
        throw new Malformed(`the ${envelope.value} wei that come along are not what it sells`);
      }
      const self = envelope.from && { recipient: envelope.from };
      return {
        operation: "swap",
        amountIn: { asset, baseUnits: amount },
        amountOut: {
          asset: markedOrZeroAsset(envelope.chainId, values.dstToken as Address),
          baseUnits: values.outputAmount as bigint,
          bound: "at least",
        },
        ...(values.recipient === undefined ? self : receiverOr(values.recipient as Address, envelope)),
        deadline: values.goodUntil as bigint,
      };
    },
  };
}

const QUOTE = "uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs";

export const clippers = [
  clipper(`clipperSwap(address clipperExchange, uint256 srcToken, address dstToken, ${QUOTE})`),
  clipper(
    `clipperSwapTo(address clipperExchange, address recipient, uint256 srcToken, address dstToken, ${QUOTE})`,
  ),
  clipper(`clipperSwap(address clipperExchange, address srcToken, address dstToken, ${QUOTE})`),
  clipper(
    `clipperSwapTo(address clipperExchange, address recipient, address srcToken, address dstToken, ${QUOTE})`,
  ),
];
