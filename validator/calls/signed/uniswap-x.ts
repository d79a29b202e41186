import type { Address } from "../../addresses/address.ts";
import { contractAt } from "../../data/contracts.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import type { AssetAmount } from "../call.ts";
import { markedOrZeroAsset } from "../marked-asset.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { type SignedType, type Signing, signedCall, signedType } from "./signed-type.ts";

/** UniswapX: an order is the witness of a Permit2 signature that lets the order's reactor take what is sold. */
const INFO =
  "(address reactor, address swapper, uint256 nonce, uint256 deadline, address additionalValidationContract, bytes additionalValidationData) info";
const DECAYING = "(address token, uint256 startAmount, uint256 endAmount, address recipient)[]";
const FIXED = "(address token, uint256 amount, address recipient)[]";
const DECAY = "uint256 decayStartTime, uint256 decayEndTime";
const INPUT = "address inputToken, uint256 inputStartAmount, uint256 inputEndAmount";

const WITNESSES: readonly [type: string, struct: string][] = [
  ["LimitOrder", `(${INFO}, address inputToken, uint256 inputAmount, ${FIXED} outputs)`],
  ["DutchOrder", `(${INFO}, ${DECAY}, ${INPUT}, ${DECAYING} outputs)`],
  [
    "ExclusiveDutchOrder",
    `(${INFO}, ${DECAY}, address exclusiveFiller, uint256 exclusivityOverrideBps, ${INPUT}, ${DECAYING} outputs)`,
  ],
  [
    "V2DutchOrder",
    `(${INFO}, address cosigner, address baseInputToken, uint256 baseInputStartAmount, uint256 baseInputEndAmount, ${DECAYING} baseOutputs)`,
  ],
];

export const uniswapX: readonly SignedType[] = WITNESSES.map(([type, witness]) =>
  signedType(
    `PermitWitnessTransferFrom((address token, uint256 amount) permitted, address spender, uint256 nonce, uint256 deadline, ${witness} witness)`,
    (values, signing) => readOrder(type, values, signing),
  ),
);

/** The signer gives at most the larger of the two amounts, and gets at least the smaller. */
function readOrder(type: string, values: Values, signing: Signing) {
  const witness = values.witness as Values;
  const info = witness.info as Values;
  const permitted = values.permitted as Values;
  const reactor = info.reactor as Address;
  const swapper = info.swapper as Address;
  if (contractAt(signing.chainId, signing.contract)?.protocol !== "permit2")
    throw new Malformed("it is not signed for Permit2");
  if (values.spender !== reactor) throw new Malformed("the permit is for another than the order's reactor");
  if (signing.signer && swapper !== signing.signer) throw new Malformed("the order is another's");
  const token = (witness.inputToken ?? witness.baseInputToken) as Address;
  const start = (witness.inputAmount ?? witness.inputStartAmount ?? witness.baseInputStartAmount) as bigint;
  const end = (witness.inputEndAmount ?? witness.baseInputEndAmount ?? start) as bigint;
  const most = start > end ? start : end;
  if (permitted.token !== token || (permitted.amount as bigint) < most)
    throw new Malformed("the permit is for another token, or for less than the order gives");
  const { chainId } = signing;
  const outputs = ((witness.outputs ?? witness.baseOutputs) as Values[]).map(leastOf(chainId));
  const main = outputs.find(({ recipient }) => recipient === swapper) ?? outputs[0];
  if (!main) throw new Malformed("the order asks for nothing");
  const asked = outputs.filter(({ recipient }) => recipient === main.recipient);
  if (asked.some(({ asset }) => asset.contract !== main.asset.contract))
    throw new NotUnderstood("The order asks for several tokens.", "Sign one order for each token.");
  const fees = outputs
    .filter(({ recipient }) => recipient !== main.recipient)
    .map(({ recipient, asset, baseUnits }) => ({ recipient, amount: { asset, baseUnits } }));
  const asset = markedOrZeroAsset(chainId, token);
  const deadlines = [info.deadline as bigint, values.deadline as bigint];
  const facets = {
    operation: "swap" as const,
    amountIn: { asset, baseUnits: most, ...(start === end ? {} : { bound: "at most" as const }) },
    amountOut: {
      asset: main.asset,
      baseUnits: asked.reduce((sum, { baseUnits }) => sum + baseUnits, 0n),
      bound: "at least" as const,
    },
    recipient: main.recipient,
    deadline: deadlines.reduce((least, one) => (one < least ? one : least)),
    partiallyFillable: false,
    ...(fees.length > 0 ? { fees } : {}),
  };
  return [signedCall(facets, signing, { protocol: "uniswap_x", to: reactor, type, values })];
}

function leastOf(chainId: number) {
  return (output: Values): AssetAmount & { recipient: Address } => {
    const start = (output.amount ?? output.startAmount) as bigint;
    const end = (output.endAmount ?? start) as bigint;
    return {
      asset: markedOrZeroAsset(chainId, output.token as Address),
      baseUnits: start < end ? start : end,
      recipient: output.recipient as Address,
    };
  };
}
