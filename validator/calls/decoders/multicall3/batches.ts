import type { Address } from "../../../addresses/address.ts";
import { contractAt } from "../../../data/contracts.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { CallDecoder, Envelope, InnerCall } from "../decoder.ts";

const isMulticall3 = ({ chainId, to }: Envelope) => contractAt(chainId, to)?.name === "Multicall3";

/** Multicall3 makes the calls itself, with nobody's funds but its own and the value that comes along. */
function aggregating(signature: string): CallDecoder {
  return {
    protocol: "multicall3",
    signature,
    payable: true,
    belongsTo: isMulticall3,
    read(values, envelope) {
      const inner = (values.calls as Values[]).map(
        (call): InnerCall => ({
          to: call.target as Address,
          value: (call.value as bigint | undefined) ?? 0n,
          data: call.callData as string,
          from: envelope.to,
        }),
      );
      const spent = inner.reduce((sum, { value }) => sum + value, 0n);
      if (spent !== envelope.value) {
        throw new Malformed(
          `its calls take ${spent} wei and ${envelope.value} wei come along, which anybody could take from Multicall3`,
        );
      }
      return { inner };
    },
  };
}

const CALLS = "(address target, bytes callData)[] calls";

export const aggregations = [
  aggregating(`aggregate(${CALLS})`),
  aggregating(`blockAndAggregate(${CALLS})`),
  aggregating(`tryAggregate(bool requireSuccess, ${CALLS})`),
  aggregating(`tryBlockAndAggregate(bool requireSuccess, ${CALLS})`),
  aggregating("aggregate3((address target, bool allowFailure, bytes callData)[] calls)"),
  aggregating("aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)"),
];

/** A contract that calls its own functions for the same caller; Uniswap's have decoders of their own. */
export const selfMulticall: CallDecoder = {
  protocol: "multicall3",
  signature: "multicall(bytes[] data)",
  payable: true,
  belongsTo: ({ chainId, to }) => !contractAt(chainId, to)?.protocol.startsWith("uniswap"),
  read(values, { to, value }) {
    const inner = (values.data as string[]).map((data): InnerCall => ({ to, value, data }));
    if (inner.some(({ data }) => data.length < 10))
      throw new Malformed("an inner call is shorter than a selector");
    return { inner };
  },
};
