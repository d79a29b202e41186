import type { Address } from "../../../addresses/address.ts";
import { tokenAt } from "../../../data/tokens.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import type { CallDecoder, Envelope } from "../decoder.ts";
import { toCaller } from "../to-caller.ts";
import { cometOf, isComet } from "./comets.ts";
import { handedOver, type Movement, type Parties, supplied, withdrawn } from "./movements.ts";

const movementOf = (values: Values, { chainId, to }: Envelope): Movement => ({
  chainId,
  comet: to,
  asset: values.asset as Address,
  amount: values.amount as bigint,
});

const partiesOf = ({ from, src, dst, to }: Values, envelope: Envelope): Parties => {
  const [owner, recipient] = [from ?? src, dst ?? to];
  return {
    ...(owner === undefined ? {} : { owner: owner as Address }),
    ...(recipient === undefined ? toCaller(envelope) : { recipient: recipient as Address }),
  };
};

function cometFunction(signature: string, read: CallDecoder["read"]): CallDecoder {
  return { protocol: "compound_v3", signature, payable: false, belongsTo: isComet, read };
}

const supply: CallDecoder["read"] = (values, envelope) =>
  supplied(movementOf(values, envelope), partiesOf(values, envelope));
const withdraw: CallDecoder["read"] = (values, envelope) =>
  withdrawn(movementOf(values, envelope), partiesOf(values, envelope));
const transfer: CallDecoder["read"] = (values, envelope) =>
  handedOver(movementOf(values, envelope), partiesOf(values, envelope));

export const comet = [
  cometFunction("supply(address asset, uint256 amount)", supply),
  cometFunction("supplyTo(address dst, address asset, uint256 amount)", supply),
  cometFunction("supplyFrom(address from, address dst, address asset, uint256 amount)", supply),
  cometFunction("withdraw(address asset, uint256 amount)", withdraw),
  cometFunction("withdrawTo(address to, address asset, uint256 amount)", withdraw),
  cometFunction("withdrawFrom(address src, address to, address asset, uint256 amount)", withdraw),
  cometFunction("transferAsset(address dst, address asset, uint256 amount)", transfer),
  cometFunction("transferAssetFrom(address src, address dst, address asset, uint256 amount)", transfer),
  cometFunction(
    "buyCollateral(address asset, uint256 minAmount, uint256 baseAmount, address recipient)",
    (values, envelope) => ({
      operation: "swap",
      amountIn: { asset: cometOf(envelope).base, baseUnits: values.baseAmount as bigint },
      amountOut: {
        asset: tokenAt(envelope.chainId, values.asset as Address),
        baseUnits: values.minAmount as bigint,
        bound: "at least",
      },
      recipient: values.recipient as Address,
    }),
  ),
  cometFunction("absorb(address absorber, address[] accounts)", (values) => ({
    operation: "administer",
    controlChange: { change: "liquidate", subjects: values.accounts as Address[] },
  })),
];
