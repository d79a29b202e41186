import type { Address } from "../../../addresses/address.ts";
import { nativeAsset, tokenAt } from "../../../data/tokens.ts";
import { isWrappedNative } from "../../../data/wrapped-native.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { isNamed } from "../belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { addressInWord } from "./address-in-word.ts";
import { destinationOf } from "./destination.ts";

const AMOUNTS = "uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId";
const TIMES = "uint32 quoteTimestamp, uint32 fillDeadline";

/** Across: a relayer pays out on the other chain what the deposit names, or the depositor gets it back. */
function deposit(signature: string): CallDecoder {
  return {
    protocol: "across",
    signature,
    payable: true,
    belongsTo: isNamed("Across SpokePool"),
    // Its own interface credits itself behind the arguments.
    tagPrefix: "1dc0de",
    read: deposited,
  };
}

function deposited(values: Values, { chainId, from, value }: Envelope): Facets {
  const recipient = addressInWord(values.recipient);
  if (addressInWord(values.depositor) !== (from ?? recipient)) {
    throw new NotUnderstood(
      "The bridge transfer would be refunded to somebody who is not the sender.",
      "Name the sender as the depositor.",
    );
  }
  if (values.message !== "0x") {
    throw new NotUnderstood(
      "The bridge transfer carries a message that makes the receiver on the other chain act.",
      "Bridge without a message.",
    );
  }
  const there = Number(values.destinationChainId);
  if (!Number.isSafeInteger(there)) throw new Malformed("its destination is no chain");
  const given = tokenAt(chainId, addressInWord(values.inputToken));
  const got = tokenAt(there, addressInWord(values.outputToken));
  const isNative = value > 0n;
  if (isNative && (value !== values.inputAmount || !isWrappedNative(given)))
    throw new Malformed("it sends another value than it deposits");
  return {
    operation: "bridge",
    amountIn: { asset: isNative ? nativeAsset(chainId) : given, baseUnits: values.inputAmount as bigint },
    amountOut: {
      // An account gets the wrapped currency unwrapped.
      asset: isNative && isWrappedNative(got) ? nativeAsset(there) : got,
      baseUnits: values.outputAmount as bigint,
    },
    recipient: recipient as Address,
    deadline: values.fillDeadline as bigint,
    destination: destinationOf(there),
  };
}

export const across = [
  deposit(
    `depositV3(address depositor, address recipient, address inputToken, address outputToken, ${AMOUNTS}, address exclusiveRelayer, ${TIMES}, uint32 exclusivityDeadline, bytes message)`,
  ),
  deposit(
    `deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, ${AMOUNTS}, bytes32 exclusiveRelayer, ${TIMES}, uint32 exclusivityParameter, bytes message)`,
  ),
];
